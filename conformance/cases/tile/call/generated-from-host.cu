/*---
says: Calls in generated code from __host__ to functions of every space.
rules: tile.call
runs: device@13.3- accept
arguments: --enable-tile
---*/
int on_none(int a) { return a; }
__host__ int on_H(int a) { return a; }
__device__ int on_D(int a) { return a; }
__host__ __device__ int on_HD(int a) { return a; }
__attribute__((tile)) int on_T(int a) { return a; }
__host__ __attribute__((tile)) int on_HT(int a) { return a; }
__device__ __attribute__((tile)) int on_DT(int a) { return a; }
__host__ __device__ __attribute__((tile)) int on_HDT(int a) { return a; }
__host__ int calls_none(int a) {
  return on_none(a);
  //^ device@13.3- witness[tile.call(H, none)]
  //^ device@13.3- witness[call.space(H, none, no, no)]
}
__host__ int calls_H(int a) {
  return on_H(a);
  //^ device@13.3- witness[tile.call(H, H)]
  //^ device@13.3- witness[call.space(H, H, no, no)]
}
__host__ int calls_D(int a) {
  return on_D(a);
  //^ device@13.3- witness[tile.call(H, D)]
  //^ device@13.3- witness[call.space(H, D, no, no)]
}
__host__ int calls_HD(int a) {
  return on_HD(a);
  //^ device@13.3- witness[tile.call(H, HD)]
  //^ device@13.3- witness[call.space(H, HD, no, no)]
}
__host__ int calls_T(int a) {
  return on_T(a);
  //^ device@13.3- witness[tile.call(H, T)]
}
__host__ int calls_HT(int a) {
  return on_HT(a);
  //^ device@13.3- witness[tile.call(H, HT)]
}
__host__ int calls_DT(int a) {
  return on_DT(a);
  //^ device@13.3- witness[tile.call(H, DT)]
}
__host__ int calls_HDT(int a) {
  return on_HDT(a);
  //^ device@13.3- witness[tile.call(H, HDT)]
}
