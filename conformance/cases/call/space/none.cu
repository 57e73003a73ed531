/*---
says: An unannotated function calls plain functions of every space.
rules: call.space
runs: host reject, device accept, documented reject, documented-device reject
---*/
int none_callee(int x) { return x; }
__host__ int H_callee(int x) { return x; }
__device__ int D_callee(int x) { return x; }
__host__ __device__ int HD_callee(int x) { return x; }
void calls_none() {
  none_callee(1);
  //^ witness[call.space(none, none, no, no)]
}
void calls_H() {
  H_callee(1);
  //^ witness[call.space(none, H, no, no)]
}
void calls_D() {
  D_callee(1);
  //^ host error[call.device-from-host]: calling a __device__ function("D_callee(int)") from a __host__ function("calls_D") is not allowed
  //^ documented,documented-device error[call.device-from-host]
  //^ witness[call.space(none, D, no, no)]
}
void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(none, HD, no, no)]
}
