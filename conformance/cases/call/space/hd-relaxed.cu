/*---
says: A __host__ __device__ function calls plain functions of every space, with --relaxed_constexpr.
rules: call.space
runs: host reject, device accept, documented reject, documented-device reject
arguments: --relaxed_constexpr
---*/
int none_callee(int x) { return x; }
__host__ int H_callee(int x) { return x; }
__device__ int D_callee(int x) { return x; }
__host__ __device__ int HD_callee(int x) { return x; }
__host__ __device__ void calls_none() {
  none_callee(1);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("none_callee(int)") from a __host__ __device__ function("calls_none") is not allowed
  //^ documented-device error[call.host-from-host-device]
  //^ witness[call.space(HD, none, no, yes)]
}
__host__ __device__ void calls_H() {
  H_callee(1);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("H_callee(int)") from a __host__ __device__ function("calls_H") is not allowed
  //^ documented-device error[call.host-from-host-device]
  //^ witness[call.space(HD, H, no, yes)]
}
__host__ __device__ void calls_D() {
  D_callee(1);
  //^ host error[call.device-from-host-device]: calling a __device__ function("D_callee(int)") from a __host__ __device__ function("calls_D") is not allowed
  //^ documented,documented-device error[call.device-from-host-device]
  //^ witness[call.space(HD, D, no, yes)]
}
__host__ __device__ void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(HD, HD, no, yes)]
}
