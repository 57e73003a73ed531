/*---
says: In an inline namespace of an inline namespace of std, forward is a host function.
rules: call.library
runs: host accept, device reject, documented accept
---*/
namespace std {
inline namespace outer {
template <class T> constexpr int move(T a) { return 1; }
inline namespace inner {
template <class T> constexpr int forward(T a) { return 1; }
}
}
}
__device__ void calls() {
  std::move(1);
  //^ witness[call.library(move-forward) = HD]
  std::outer::inner::forward(1);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
}
