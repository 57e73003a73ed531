/*---
says: A lambda in a template of both sides calls a closure of the host.
rules: call.lambda, call.dependent-functor
runs: host accept, device reject
deviation: oracle device N-I calls of closures in instances are not looked at
---*/
template <class F> __host__ __device__ int outer(F f) {
  auto inner = [&f](int i) { return f(i); };
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  return inner(1);
}
void host() { outer([](int i) { return i; }); }
constexpr int h() { return 1; }
__device__ int behind_an_error() { return h(); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("h") from a __device__ function("behind_an_error") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("h") from a __device__ function("behind_an_error") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
