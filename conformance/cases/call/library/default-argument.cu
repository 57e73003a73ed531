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
  //^ device error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
}
