/*---
says: A __host__ function calls plain functions of every space.
rules: call.space
runs: host reject, device accept, jit reject, documented reject, documented-device reject
---*/
int none_callee(int x) { return x; }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ int H_callee(int x) { return x; }
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ int D_callee(int x) { return x; }
__host__ __device__ int HD_callee(int x) { return x; }
__host__ void calls_none() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  none_callee(1);
  //^ witness[call.space(H, none, no, no)]
}
__host__ void calls_H() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  H_callee(1);
  //^ witness[call.space(H, H, no, no)]
}
__host__ void calls_D() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  D_callee(1);
  //^ host error[call.device-from-host]: calling a __device__ function("D_callee(int)") from a __host__ function("calls_D") is not allowed
  //^ documented,documented-device error[call.device-from-host]
  //^ witness[call.space(H, D, no, no)]
}
__host__ void calls_HD() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  HD_callee(1);
  //^ witness[call.space(H, HD, no, no)]
}
