/*---
says: A __host__ function calls constexpr functions of every space.
rules: call.space
runs: host reject, device accept, jit reject, documented reject, documented-device reject
---*/
constexpr int none_callee(int x) { return x; }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ constexpr int H_callee(int x) { return x; }
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ constexpr int D_callee(int x) { return x; }
__host__ __device__ constexpr int HD_callee(int x) { return x; }
__host__ void calls_none() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  none_callee(1);
  //^ witness[call.space(H, none, yes, no)]
}
__host__ void calls_H() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  H_callee(1);
  //^ witness[call.space(H, H, yes, no)]
}
__host__ void calls_D() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  D_callee(1);
  //^ host@-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("D_callee(int)") from a __host__ function("calls_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("D_callee(int)") from a __host__ function("calls_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ documented,documented-device error[call.constexpr-device-from-host]
  //^ witness[call.space(H, D, yes, no)]
}
__host__ void calls_HD() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  HD_callee(1);
  //^ witness[call.space(H, HD, yes, no)]
}
