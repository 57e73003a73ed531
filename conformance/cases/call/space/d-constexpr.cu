/*---
says: A __device__ function calls constexpr functions of every space.
rules: call.space
runs: host accept, device reject, jit reject, documented accept, documented-device reject
---*/
constexpr int none_callee(int x) { return x; }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ constexpr int H_callee(int x) { return x; }
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ constexpr int D_callee(int x) { return x; }
__host__ __device__ constexpr int HD_callee(int x) { return x; }
__device__ void calls_none() {
  none_callee(1);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("none_callee") from a __device__ function("calls_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("none_callee") from a __device__ function("calls_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ documented-device error[call.constexpr-host-from-device]
  //^ witness[call.space(D, none, yes, no)]
}
__device__ void calls_H() {
  H_callee(1);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("H_callee") from a __device__ function("calls_H") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("H_callee") from a __device__ function("calls_H") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ documented-device error[call.constexpr-host-from-device]
  //^ witness[call.space(D, H, yes, no)]
}
__device__ void calls_D() {
  D_callee(1);
  //^ witness[call.space(D, D, yes, no)]
}
__device__ void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(D, HD, yes, no)]
}
