/*---
says: A __host__ __device__ function calls plain functions of every space.
rules: call.space
runs: host reject, device accept, jit reject, documented reject, documented-device reject
---*/
int none_callee(int x) { return x; }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ int H_callee(int x) { return x; }
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ int D_callee(int x) { return x; }
__host__ __device__ int HD_callee(int x) { return x; }
__host__ __device__ void calls_none() {
  none_callee(1);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("none_callee(int)") from a __host__ __device__ function("calls_none") is not allowed
  //^ documented-device error[call.host-from-host-device]
  //^ witness[call.space(HD, none, no, no)]
}
__host__ __device__ void calls_H() {
  H_callee(1);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("H_callee(int)") from a __host__ __device__ function("calls_H") is not allowed
  //^ documented-device error[call.host-from-host-device]
  //^ witness[call.space(HD, H, no, no)]
}
__host__ __device__ void calls_D() {
  D_callee(1);
  //^ host error[call.device-from-host-device]: calling a __device__ function("D_callee(int)") from a __host__ __device__ function("calls_D") is not allowed
  //^ documented,documented-device error[call.device-from-host-device]
  //^ witness[call.space(HD, D, no, no)]
}
__host__ __device__ void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(HD, HD, no, no)]
}
