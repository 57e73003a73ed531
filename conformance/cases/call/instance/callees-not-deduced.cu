/*---
says: How the device pass names host functions that are instances of templates, whose arguments are objects, arrays and references.
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
  n::plain(n::S());
  //^ error[call.host-from-device]: calling a __host__ function("T1 n::plain< ::n::S> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::plain< ::n::S> " is undefined in device code
  n::member(w);
  //^ error[call.host-from-device]: calling a __host__ function("T1::type n::member< ::W> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "n::member< ::W> " is undefined in device code
  array(a);
  //^ error[call.host-from-device]: calling a __host__ function("int ::array<int> (T1 (&)[3])") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "array<int> " is undefined in device code
}
template <int v> struct Constant { static constexpr auto value = v; static constexpr auto wide = v + 1ull; };
template <class T> void taken(T);
__device__ void constants() {
  taken(-Constant<2>::value);
  //^ error[call.host-from-device]: calling a __host__ function("void ::taken<int> (T1)") from a __device__ function("constants") is not allowed
  //^ error[device-code.undefined]: identifier "taken<int> " is undefined in device code
  taken(-Constant<2>::wide);
  //^ error[call.host-from-device]: calling a __host__ function("void ::taken<unsigned long long> (T1)") from a __device__ function("constants") is not allowed
  //^ error[device-code.undefined]: identifier "taken<unsigned long long> " is undefined in device code
}
