/*---
says: Other constexpr functions of those names are host functions, and so are other constexpr functions of namespace std.
rules: call.library
runs: host accept, device reject, documented accept
---*/
namespace std {
template <class T> constexpr T &&move(T &t) noexcept { return static_cast<T &&>(t); }
template <class T> constexpr T *move(T *a, T *b) { return a; }
inline namespace version {
template <class T> constexpr T forward(T &t) noexcept { return t; }
}
template <class T> constexpr T other(T &t) noexcept { return t; }
namespace in {
template <class T> constexpr int forward(T a) { return 1; }
}
struct Algorithm {
  template <class T> static constexpr int move(T a) { return 1; }
};
}
namespace user {
template <class T> constexpr int move(T a) { return 1; }
namespace std {
template <class T> constexpr int move(T a) { return 1; }
}
}
__device__ void calls_from_D(int a, int *p) {
  std::move(a);
  //^ witness[call.library(move-forward) = HD]
  //^ witness[call.space(D, HD, yes, no)]
  std::forward(a);
  //^ witness[call.library(move-forward) = HD]
  std::other(a);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("other") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("other") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
  std::move(p, p);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
  std::in::forward(a);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("forward") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
  std::Algorithm::move(a);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
  user::move(a);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
  user::std::move(a);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("move") from a __device__ function("calls_from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.library(ordinary) = none]
  //^ device witness[call.space(D, none, yes, no)]
}
