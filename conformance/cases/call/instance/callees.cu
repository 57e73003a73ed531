/*---
says: How the device pass names host functions that are instances of templates.
rules: call.callee-name
runs: device reject
deviation: oracle device N-I names of instances: scopes, packs, types of arguments
---*/
namespace n {
struct S {};
template <class T> T plain(T);
template <class T> T &&reference(T &);
template <class T> void nothing();
template <class T, int N> T sized(const T *, int);
template <class... T> void pack(T...);
template <class T> S own(S, T);
template <class T> typename T::type member(T);
template <class T> auto deduced(T) -> int;
template <class T, class U = int> T defaulted(U);
struct C { template <class T> T m(T, S) const; template <class T> static void s(T); template <class T> C(T); };
}
template <class T> T global(T, T *, const T &);
template <class T> int array(T (&)[3]);
template <bool B> void flag();
template <class T> void function(T (*)(T));
struct W { typedef int type; };
__device__ void f(int i, const float *p, n::C &c, int (&a)[3], W w) {
  n::plain(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 n::plain<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::plain<int> " is undefined in device code
  n::plain<char>(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 n::plain<char> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::plain<char> " is undefined in device code
  n::reference(i);
  //^ error[call.host-from-device]: calling a __host__ function("T1 && n::reference<int> (T1 &)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::reference<int> " is undefined in device code
  n::nothing<n::S>();
  //^ error[call.host-from-device]: calling a __host__ function("void n::nothing< ::n::S> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::nothing< ::n::S> " is undefined in device code
  n::nothing<const int *>();
  //^ error[call.host-from-device]: calling a __host__ function("void n::nothing<const int *> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::nothing<const int *> " is undefined in device code
  n::sized<float, 3>(p, 1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 n::sized<float, (int)3> (const T1 *, int)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::sized<float, (int)3> " is undefined in device code
  n::pack(1, 2.0);
  //^ error[call.host-from-device]: calling a __host__ function("void n::pack<int, double > (T1...)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::pack<int, double > " is undefined in device code
  n::pack();
  //^ error[call.host-from-device]: calling a __host__ function("void n::pack< > (T1...)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::pack< > " is undefined in device code
  n::own(n::S(), 1);
  //^ error[call.host-from-device]: calling a __host__ function("n::S n::own<int> ( ::n::S, T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::own<int> " is undefined in device code
  n::deduced(1);
  //^ error[call.host-from-device]: calling a __host__ function("int n::deduced<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::deduced<int> " is undefined in device code
  n::defaulted<long>(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 n::defaulted<long, int> (T2)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::defaulted<long, int> " is undefined in device code
  c.m(1, n::S());
  //^ error[call.host-from-device]: calling a __host__ function("T1 n::C::m<int> (T1, ::n::S) const") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::C::m<int> const" is undefined in device code
  n::C::s(1u);
  //^ error[call.host-from-device]: calling a __host__ function("void n::C::s<unsigned int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::C::s<unsigned int> " is undefined in device code
  global(1, &i, 2);
  //^ error[call.host-from-device]: calling a __host__ function("T1 ::global<int> (T1, T1 *, const T1 &)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "global<int> " is undefined in device code
  flag<true>();
  //^ error[call.host-from-device]: calling a __host__ function("void ::flag<(bool)1> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "flag<(bool)1> " is undefined in device code
}
