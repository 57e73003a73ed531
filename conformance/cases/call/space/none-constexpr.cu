/*---
says: An unannotated function calls constexpr functions of every space.
rules: call.space
runs: host reject, device accept, documented reject, documented-device reject
---*/
constexpr int none_callee(int x) { return x; }
__host__ constexpr int H_callee(int x) { return x; }
__device__ constexpr int D_callee(int x) { return x; }
__host__ __device__ constexpr int HD_callee(int x) { return x; }
void calls_none() {
  none_callee(1);
  //^ witness[call.space(none, none, yes, no)]
}
void calls_H() {
  H_callee(1);
  //^ witness[call.space(none, H, yes, no)]
}
void calls_D() {
  D_callee(1);
  //^ host error[call.constexpr-device-from-host]: calling a constexpr __device__ function("D_callee(int)") from a __host__ function("calls_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ documented,documented-device error[call.constexpr-device-from-host]
  //^ witness[call.space(none, D, yes, no)]
}
void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(none, HD, yes, no)]
}
