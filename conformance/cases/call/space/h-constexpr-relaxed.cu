/*---
says: A __host__ function calls constexpr functions of every space, with --relaxed_constexpr.
rules: call.space
runs: host accept, device accept, documented accept, documented-device accept
arguments: --relaxed_constexpr
---*/
constexpr int none_callee(int x) { return x; }
__host__ constexpr int H_callee(int x) { return x; }
__device__ constexpr int D_callee(int x) { return x; }
__host__ __device__ constexpr int HD_callee(int x) { return x; }
__host__ void calls_none() {
  none_callee(1);
  //^ witness[call.space(H, none, yes, yes)]
}
__host__ void calls_H() {
  H_callee(1);
  //^ witness[call.space(H, H, yes, yes)]
}
__host__ void calls_D() {
  D_callee(1);
  //^ witness[call.space(H, D, yes, yes)]
}
__host__ void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(H, HD, yes, yes)]
}
