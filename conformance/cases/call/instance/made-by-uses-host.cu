/*---
says: Instances of constexpr templates, and of those with deduced results, are made where code that is no template uses them, of either side, and the host pass reads them.
rules: call.context, call.callee-name
runs: host reject
---*/
template <class T> __device__ T one(const T *p) { return *p; }
template <class T> __device__ T one(const T *p, int) { return *p; }
constexpr __device__ int two(const int *p) { return *p; }
constexpr __device__ double two(const double *p) { return *p; }
template <class T> constexpr T in_host(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("T1 ::one<int> (const T1 *)") from a __host__ function("in_host") is not allowed
template <class T> constexpr T in_device(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("in_device") is not allowed
template <class T> constexpr T in_kernel(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("in_kernel") is not allowed
template <class T> constexpr T in_pattern(const T *p) { return one(p); }
template <class T> constexpr T in_instance(const T *p) { return one(p); }
template <class T> constexpr T in_operand(const T *p) { return one(p); }
template <class T> constexpr T by_address(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("by_address") is not allowed
template <class T> constexpr T in_initializer(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("in_initializer") is not allowed
template <class T> constexpr T in_lambda(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("in_lambda") is not allowed
template <class T> constexpr T in_member(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("in_member") is not allowed
template <class T> constexpr T in_constexpr(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("in_constexpr") is not allowed
template <class T> constexpr T through(const T *p) { return in_constexpr(p); }
template <class T> constexpr T overloaded(const T *p) { return two(p); }
//^ @-13.1 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z3two1?") from a __host__ function("overloaded") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z3two1?") from a __host__ function("overloaded") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> T ordinary(const T *p) { return one(p); }
template <class T> auto deduced(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("deduced") is not allowed
template <class T> decltype(auto) deduced_exactly(const T *p) { return one(p); }
//^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("deduced_exactly") is not allowed
template <class T> auto trailing(const T *p) -> T { return one(p); }
template <class T> constexpr __host__ __device__ T of_both(const T *p) { return one(p); }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ __device__ function("of_both") is not allowed
int host(int *p) { return in_host(p); }
__device__ int device(int *p) { return in_device(p); }
__global__ void kernel(int *p) { *p = in_kernel(p); }
template <class T> int pattern(T *p) { return in_pattern((int *)0); }
template <class T> int instance(T *p) { return in_instance(p); }
int uses_instance(int *p) { return instance(p); }
int operand(int *p) { return sizeof(in_operand(p)); }
auto address = &by_address<int>;
int initializer = in_initializer((int *)0);
void holds_lambda() { auto l = [](int *p) { return in_lambda(p); }; }
struct Class { int m(int *p) { return in_member(p); } };
int chain(int *p) { return through(p) + overloaded(p) + ordinary(p); }
int results(int *p) { return deduced(p) + deduced_exactly(p) + trailing(p) + of_both(p); }
template <class T> struct S {
  T t;
  constexpr S(const T *p) : t(one(p)) {}
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("S") is not allowed
  constexpr T member(const T *p) const { return one(p); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("member") is not allowed
  T ordinary_member(const T *p) const { return one(p); }
  constexpr T operator()(int) const { return one(&t); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("operator()") is not allowed
  constexpr T operator+(int) const { return one(&t); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("operator+") is not allowed
  static constexpr T static_member(const T *p) { return one(p); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("static_member") is not allowed
  template <class U> constexpr U member_template(const U *p) const { return one(p); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("member_template") is not allowed
  auto deduced_member(const T *p) { return one(p); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z3oneI1?E1?1?") from a __host__ function("deduced_member") is not allowed
};
void constructs(int *p) { S<int> s(p); }
int calls(int *p, S<int> &s) { return s.member(p) + s.ordinary_member(p) + s(1) + (s + 1); }
int calls_more(int *p, S<int> &s) { return S<int>::static_member(p) + s.member_template(p) + s.deduced_member(p); }
