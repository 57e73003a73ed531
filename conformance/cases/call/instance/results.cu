/*---
says: How the device pass names the results and scopes of host functions that are instances of templates.
rules: call.callee-name
runs: device reject
deviation: oracle device N-I names of instances: scopes, packs, types of arguments
---*/
struct G {};
namespace n { struct S {}; template <class T> struct V { template <class U> void m(U, V); }; }
namespace std { template <class T> T plain(T); inline namespace v { template <class T> T inlined(T); } namespace inner { template <class T> T nested(T); } }
template <class T> G global_class();
template <class T> G *global_pointer();
template <class T> const G &global_reference();
template <class T> n::S *pointer();
template <class T> const n::S &reference();
template <class T> const T &parameter();
template <class T> T *const *pointers();
template <class T> const char *builtin_pointer();
template <class T> n::V<T> instance();
template <class T> n::V<T> *instance_pointer(n::V<T> &, n::V<int>);
template <class T> T (*function(T))(int);
template <class T> void variadic(T, ...);
template <template <class> class T> void templates();
template <int *P> void entity();
template <class T> decltype(T()) expression(T);
template <class T> G operator+(G, T);
template <class T> auto no_result(T) { return 1; }
struct C { template <class T> C(T); template <class T> operator T(); template <class T> T operator()(T); };
namespace { template <class T> T unnamed(T); struct U {}; }
__device__ int variable;
__device__ void f(C &c, G g, n::V<int> &v) {
  std::plain(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 ::std::plain<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "std::plain<int> " is undefined in device code
  std::inlined(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 ::std::v::inlined<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "std::v::inlined<int> " is undefined in device code
  std::inner::nested(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 ::std::inner::nested<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "std::inner::nested<int> " is undefined in device code
  global_class<int>();
  //^ error[call.host-from-device]: calling a __host__ function("G ::global_class<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "global_class<int> " is undefined in device code
  global_pointer<int>();
  //^ error[call.host-from-device]: calling a __host__ function("G * ::global_pointer<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "global_pointer<int> " is undefined in device code
  global_reference<int>();
  //^ error[call.host-from-device]: calling a __host__ function("const ::G & ::global_reference<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "global_reference<int> " is undefined in device code
  pointer<int>();
  //^ error[call.host-from-device]: calling a __host__ function("n::S * ::pointer<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "pointer<int> " is undefined in device code
  reference<int>();
  //^ error[call.host-from-device]: calling a __host__ function("const ::n::S & ::reference<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "reference<int> " is undefined in device code
  parameter<int>();
  //^ error[call.host-from-device]: calling a __host__ function("const T1 & ::parameter<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "parameter<int> " is undefined in device code
  parameter<G>();
  //^ error[call.host-from-device]: calling a __host__ function("const T1 & ::parameter< ::G> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "parameter< ::G> " is undefined in device code
  pointers<int>();
  //^ error[call.host-from-device]: calling a __host__ function("T1 *const * ::pointers<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "pointers<int> " is undefined in device code
  builtin_pointer<int>();
  //^ error[call.host-from-device]: calling a __host__ function("const char * ::builtin_pointer<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "builtin_pointer<int> " is undefined in device code
  instance<int>();
  //^ error[call.host-from-device]: calling a __host__ function("n::V<T1> ::instance<int> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "instance<int> " is undefined in device code
  instance_pointer<int>(v, v);
  //^ error[call.host-from-device]: calling a __host__ function("n::V<T1> * ::instance_pointer<int> ( ::n::V<T1> &, ::n::V<int> )") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "instance_pointer<int> " is undefined in device code
  variadic(1, 2);
  //^ error[call.host-from-device]: calling a __host__ function("void ::variadic<int> (T1, ...)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "variadic<int> " is undefined in device code
  templates<n::V>();
  //^ error[call.host-from-device]: calling a __host__ function("void ::templates< ::n::V> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "templates< ::n::V> " is undefined in device code
  no_result(1);
  //^ error[call.host-from-device]: calling a __host__ function("auto ::no_result<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "no_result<int> " is undefined in device code
  unnamed(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 ::_NV_ANON_NAMESPACE::unnamed<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::unnamed<int> " is undefined in device code
}
