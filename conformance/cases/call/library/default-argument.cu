/*---
says: A function template forward with a second parameter is a host function though that has a default argument.
rules: call.library
runs: host accept, device reject, documented accept
---*/
namespace std {
template <class T> constexpr int forward(T *t, long b = 1) noexcept { return 1; }
}
__device__ void calls(int *p) {
  std::forward(p);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
}
