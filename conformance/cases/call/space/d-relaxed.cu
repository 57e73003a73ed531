/*---
says: A __device__ function calls plain functions of every space, with --relaxed_constexpr.
rules: call.space
runs: host accept, device reject, documented accept, documented-device reject
arguments: --relaxed_constexpr
---*/
int none_callee(int x) { return x; }
__host__ int H_callee(int x) { return x; }
__device__ int D_callee(int x) { return x; }
__host__ __device__ int HD_callee(int x) { return x; }
__device__ void calls_none() {
  none_callee(1);
  //^ device error[call.host-from-device]: calling a __host__ function("none_callee(int)") from a __device__ function("calls_none") is not allowed
  //^ device error[device-code.undefined]: identifier "none_callee" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ witness[call.space(D, none, no, yes)]
}
__device__ void calls_H() {
  H_callee(1);
  //^ device error[call.host-from-device]: calling a __host__ function("H_callee(int)") from a __device__ function("calls_H") is not allowed
  //^ device error[device-code.undefined]: identifier "H_callee" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ witness[call.space(D, H, no, yes)]
}
__device__ void calls_D() {
  D_callee(1);
  //^ witness[call.space(D, D, no, yes)]
}
__device__ void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(D, HD, no, yes)]
}
