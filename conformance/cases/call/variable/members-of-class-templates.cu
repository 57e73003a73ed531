/*---
says: Static data members of instances of class templates are variables of the host; device code is told where it needs them, by the names of the instances, and not where their values are constants.
rules: call.variable, call.variable-access
runs: host accept, device reject
deviation: cufe device N-I variables of instances have no names yet
---*/
template <class T> struct S {
  static T v;
  static const T c = 3;
  static constexpr T k = 4;
  static inline T i = 5;
  static const T d;
  static T a[2];
};
template <class T> T S<T>::v = 1;
template <class T> const T S<T>::d = S<T>::v;
template <class T> T S<T>::a[2] = {1, 2};
template <> struct S<short> { static int v; };
struct P { int x; };
namespace n {
template <class T, int N> struct R { static T r; static T q[N]; };
template <class T, int N> T R<T, N>::r;
}
namespace {
template <class T> struct B { static inline T b; };
}
__device__ int reads() { return S<char>::v + S<char>::i; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::i [with T=char]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=char]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<char> ::i" is undefined in device code
//^ device error[device-code.undefined]: identifier "S<char> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::i [with T=char]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=char]" cannot be directly read in a __device__/__global__ function
__device__ int constants() { return S<int>::c + S<int>::k; }
__device__ int made_dynamically() { return S<int>::d; }
//^ device error[device-code.undefined]: identifier "S<int> ::d" is undefined in device code
__device__ int element() { return S<int>::a[1]; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::a [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::a" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::a [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ void writes() { S<int>::v = 2; S<int>::i++; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host member "S<T>::i [with T=int]" cannot be directly written in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host member "S<T>::v [with T=int]" cannot be directly written in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host member "S<T>::i [with T=int]" cannot be directly written in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host member "S<T>::v [with T=int]" cannot be directly written in a __device__/__global__ function
__device__ const int *addresses(bool b) { return b ? &S<int>::k : &S<int>::v; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host member "S<T>::v [with T=int]" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::k" is undefined in device code
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host member "S<T>::v [with T=int]" cannot be directly taken in a __device__/__global__ function
__device__ int *decays() { return S<int>::a; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host member "S<T>::a [with T=int]" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::a" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host member "S<T>::a [with T=int]" cannot be directly taken in a __device__/__global__ function
__device__ int unevaluated() { return sizeof(S<int>::v) + sizeof(decltype(S<int>::i)); }
__device__ int binds() { const int &r = S<int>::k; int &q = S<int>::i; return r + q; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host member "S<T>::i [with T=int]" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
//^ device error[device-code.undefined]: identifier "S<int> ::k" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host member "S<T>::i [with T=int]" cannot be directly taken in a __device__/__global__ function
__device__ int discarded() { if constexpr (false) return S<long>::v; if (false) return S<long>::i; return 0; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::i [with T=long]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=long]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<long> ::i" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::i [with T=long]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=long]" cannot be directly read in a __device__/__global__ function
__device__ int in_namespaces() { return n::R<long, 4>::r + ::n::R<P *, 1>::r->x + n::R<char, 7>::q[0] + B<int>::b; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "<unnamed>::B<T>::b [with T=int]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "n::R<T, N>::q [with T=char, N=7]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "n::R<T, N>::r [with T=P *, N=1]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "n::R<T, N>::r [with T=long, N=4]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::B<int> ::b" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::R< ::P *, (int)1> ::r" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::R<char, (int)7> ::q" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::R<long, (int)4> ::r" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "<unnamed>::B<T>::b [with T=int]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "n::R<T, N>::q [with T=char, N=7]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "n::R<T, N>::r [with T=P *, N=1]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "n::R<T, N>::r [with T=long, N=4]" cannot be directly read in a __device__/__global__ function
__device__ int specialised() { return S<short>::v; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<short>::v" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<short> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<short>::v" cannot be directly read in a __device__/__global__ function
__device__ int of_const() { return S<const int>::v; }
__global__ void kernel(int *p) { *p = S<int>::v; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
__host__ __device__ int both() { return S<int>::v; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
int host() { return S<int>::v; }
template <class T> __device__ T in_template() { return S<T>::v; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=long]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device error[device-code.undefined]: identifier "S<long> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=long]" cannot be directly read in a __device__/__global__ function
__device__ int instances() { return in_template<int>() + in_template<long>(); }
template <class T> struct M {
  static T m;
  __device__ T get() { return m; }
  //^ device@-13.1 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
  __device__ T again() { return M::m + this->m; }
  //^ device@-13.1 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.3 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
  static __device__ T own() { return M<T>::m; }
  //^ device@-13.1 warning[variable.read-by-device]: a host member "M<T>::m [with T=char]" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "M<char> ::m" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "M<char> ::m" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "M<char> ::m" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host member "M<T>::m [with T=char]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "M<T>::m [with T=char]" cannot be directly read in a __device__/__global__ function
};
template <class T> T M<T>::m;
__device__ int members(M<int> x) { return x.get() + x.again() + x.m + M<char>::own(); }
//^ device@-13.1 warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "M<int> ::m" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "M<T>::m [with T=int]" cannot be directly read in a __device__/__global__ function
struct D : S<int> {
  __device__ int get() { return v + i; }
  //^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.3 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
};
__device__ int inherited(D x) { return D::v + x.get() + x.v; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
template <class T> struct E : S<T> {
  __device__ T get() { return S<T>::v + this->i; }
  //^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "S<int> ::i" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "S<T>::i [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.3 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
};
__device__ int inherited_in_template(E<int> x) { return x.get(); }
__device__ int alias() { using A = S<int>; return A::v; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ int lambda() { auto l = [] { return S<int>::v; }; return l(); }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ int *initialised = &S<int>::v;
//^ device error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
