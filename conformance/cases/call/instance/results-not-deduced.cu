/*---
says: How the device pass names host functions that are instances of templates: operators, constructors, results that are declared around the name.
rules: call.callee-name
runs: device reject
deviation: cufe device N-I the arguments of the instance are not certain: class objects and references as arguments, operators, constructors, addresses; a type around the name
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
  function(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 (*)(int) ::function<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "function<int> " is undefined in device code
  entity<&variable>();
  //^ error[call.host-from-device]: calling a __host__ function("void ::entity<& ::variable> ()") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "entity<& ::variable> " is undefined in device code
  expression(1);
  //^ error[call.host-from-device]: calling a __host__ function("decltype((T1())) ::expression<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "expression<int> " is undefined in device code
  g + 1;
  //^ error[call.host-from-device]: calling a __host__ function("G ::operator +<int> ( ::G, T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "operator +<int> " is undefined in device code
  C made(1);
  //^ error[call.host-from-device]: calling a __host__ function("C::C<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "C::C<int> " is undefined in device code
  c(1);
  //^ error[call.host-from-device]: calling a __host__ function("T1 C::operator ()<int> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "C::operator ()<int> " is undefined in device code
  unnamed(U());
  //^ error[call.host-from-device]: calling a __host__ function("T1 ::_NV_ANON_NAMESPACE::unnamed< ::_NV_ANON_NAMESPACE::U> (T1)") from a __device__ function("f") is not allowed
  //^ error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::unnamed< ::_NV_ANON_NAMESPACE::U> " is undefined in device code
}
