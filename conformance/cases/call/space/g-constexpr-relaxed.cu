/*---
says: A __global__ function calls constexpr functions of every space, with --relaxed_constexpr.
rules: call.space
runs: host accept, device accept, documented accept, documented-device accept
arguments: --relaxed_constexpr
---*/
constexpr int none_callee(int x) { return x; }
__host__ constexpr int H_callee(int x) { return x; }
__device__ constexpr int D_callee(int x) { return x; }
__host__ __device__ constexpr int HD_callee(int x) { return x; }
__global__ void calls_none() {
  none_callee(1);
  //^ witness[call.space(G, none, yes, yes)]
}
__global__ void calls_H() {
  H_callee(1);
  //^ witness[call.space(G, H, yes, yes)]
}
__global__ void calls_D() {
  D_callee(1);
  //^ witness[call.space(G, D, yes, yes)]
}
__global__ void calls_HD() {
  HD_callee(1);
  //^ witness[call.space(G, HD, yes, yes)]
}
