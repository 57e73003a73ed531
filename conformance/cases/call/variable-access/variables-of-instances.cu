/*---
says: Device code that uses a static data member of an instance of a class template is told so with what the template parameters stand for, and the device does not have it.
rules: call.variable-access, call.variable
runs: device reject
---*/
namespace n {
template <class T, int N>
struct P {
  static T v;
  static inline int w = 2;
  struct In { static int i; };
  template <class U> struct Q { static U q; };
};
}
template <class T, int N> T n::P<T, N>::v;
template <class T, int N> int n::P<T, N>::In::i;
template <class T, int N> template <class U> U n::P<T, N>::Q<U>::q;
template <class T> struct D : n::P<T, 1> {
  __device__ int through_this() { return this->v; }
  //^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a __device__/__global__ function
  __device__ int current() { return D::v; }
  //^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a __device__/__global__ function
  __device__ int base() { return n::P<T, 1>::v; }
  //^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "n::P<int, (int)1> ::v" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=1]" cannot be directly read in a __device__/__global__ function
};
template <class T> struct E {
  static int v;
  __device__ int f() { return v; }
  //^ @-13.1 warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
  static __device__ int g() { return v; }
  //^ @-13.1 warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
  __host__ __device__ int h() { return E::v; }
  //^ @-13.1 warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "E<char> ::v" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host member "E<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
};
template <class T> int E<T>::v;
template <class U> struct S { static U v; static U a[3]; };
template <class T> T S<T>::v = 1;
template <class T> T S<T>::a[3];
template <> int S<int>::v = 2;
template <class T> using Alias = n::P<T, 7>;
typedef n::P<int, 2> Named;
namespace { template <class T> struct Unnamed { static inline int v = 1; }; }
struct C { int a; };
__device__ int of_namespace() { return n::P<int, 3>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=3]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<int, (int)3> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=3]" cannot be directly read in a __device__/__global__ function
__device__ int is_inline() { return n::P<int, 3>::w; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::w [with T=int, N=3]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<int, (int)3> ::w" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::w [with T=int, N=3]" cannot be directly read in a __device__/__global__ function
__device__ int of_inner() { return n::P<int, 3>::In::i; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::In::i [with T=int, N=3]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<int, (int)3> ::In::i" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::In::i [with T=int, N=3]" cannot be directly read in a __device__/__global__ function
__device__ int of_inner_template() { return n::P<int, 3>::Q<long>::q; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::Q<U>::q [with T=int, N=3, U=long]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<int, (int)3> ::Q<long> ::q" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::Q<U>::q [with T=int, N=3, U=long]" cannot be directly read in a __device__/__global__ function
__device__ int through_typedef() { return Named::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=2]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<int, (int)2> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=2]" cannot be directly read in a __device__/__global__ function
__device__ int through_alias() { return Alias<int>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=7]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<int, (int)7> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=7]" cannot be directly read in a __device__/__global__ function
__device__ int of_unnamed() { return Unnamed<int>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "<unnamed>::Unnamed<T>::v [with T=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::Unnamed<int> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "<unnamed>::Unnamed<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ int of_object() { S<long> s; return s.v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::v [with U=long]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<long> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::v [with U=long]" cannot be directly read in a __device__/__global__ function
__device__ int of_pointer(D<char> *p) { return p->v + p->w; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=char, N=1]" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::w [with T=char, N=1]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P<char, (int)1> ::v" is undefined in device code
//^ error[device-code.undefined]: identifier "n::P<char, (int)1> ::w" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=char, N=1]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::w [with T=char, N=1]" cannot be directly read in a __device__/__global__ function
__device__ int specialised() { return S<int>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::v [with U=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::v [with U=int]" cannot be directly read in a __device__/__global__ function
__device__ char *address() { return &S<char>::v; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host member "S<U>::v [with U=char]" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "S<char> ::v" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host member "S<U>::v [with U=char]" cannot be directly taken in a __device__/__global__ function
__device__ int element() { return S<char>::a[1]; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::a [with U=char]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<char> ::a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::a [with U=char]" cannot be directly read in a __device__/__global__ function
__device__ int of_class() { return n::P<C, 1>::v.a; }
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=C, N=1]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::P< ::C, (int)1> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=C, N=1]" cannot be directly read in a __device__/__global__ function
__device__ void writes() { S<char>::v = 3; const int &r = n::P<int, 9>::v; n::P<int, 9>::v += r; }
//^ @-13.1 warning[variable.written-by-device]: a host member "S<U>::v [with U=char]" cannot be directly written in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=9]" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host member "n::P<T, N>::v [with T=int, N=9]" cannot be directly written in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host member "n::P<T, N>::v [with T=int, N=9]" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "S<char> ::v" is undefined in device code
//^ error[device-code.undefined]: identifier "n::P<int, (int)9> ::v" is undefined in device code
//^ error[device-code.undefined]: identifier "n::P<int, (int)9> ::v" is undefined in device code
//^ @13.2- warning[variable.written-by-device]: a host member "S<U>::v [with U=char]" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "n::P<T, N>::v [with T=int, N=9]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host member "n::P<T, N>::v [with T=int, N=9]" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host member "n::P<T, N>::v [with T=int, N=9]" cannot be directly taken in a __device__/__global__ function
__device__ int members() { D<int> d; return d.through_this() + d.current() + d.base(); }
__device__ int own() { E<char> e; return e.f() + e.g() + e.h(); }
template <class T> __device__ int in_device() { return S<T>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::v [with U=float]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<float> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::v [with U=float]" cannot be directly read in a __device__/__global__ function
template <class T> __host__ __device__ int in_both() { return S<T>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::v [with U=double]" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::v [with U=float]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<double> ::v" is undefined in device code
//^ error[device-code.undefined]: identifier "S<float> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::v [with U=double]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::v [with U=float]" cannot be directly read in a __device__/__global__ function
__global__ void kernel() { in_device<float>(); in_both<float>(); }
void host() { in_both<double>(); S<char>::v = 1; }
__device__ int in_lambda() { int r = 0; auto l = [&] { r += S<short>::v; }; l(); return r; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<U>::v [with U=short]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<short> ::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<U>::v [with U=short]" cannot be directly read in a __device__/__global__ function
