/*---
says: Calls in generated code from a function without annotations to functions of every space.
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
int calls_none(int a) {
  return on_none(a);
  //^ device@13.3- witness[tile.call(none, none)]
  //^ device@13.3- witness[call.space(none, none, no, no)]
}
int calls_H(int a) {
  return on_H(a);
  //^ device@13.3- witness[tile.call(none, H)]
  //^ device@13.3- witness[call.space(none, H, no, no)]
}
int calls_D(int a) {
  return on_D(a);
  //^ device@13.3- witness[tile.call(none, D)]
  //^ device@13.3- witness[call.space(none, D, no, no)]
}
int calls_HD(int a) {
  return on_HD(a);
  //^ device@13.3- witness[tile.call(none, HD)]
  //^ device@13.3- witness[call.space(none, HD, no, no)]
}
int calls_T(int a) {
  return on_T(a);
  //^ device@13.3- witness[tile.call(none, T)]
}
int calls_HT(int a) {
  return on_HT(a);
  //^ device@13.3- witness[tile.call(none, HT)]
}
int calls_DT(int a) {
  return on_DT(a);
  //^ device@13.3- witness[tile.call(none, DT)]
}
int calls_HDT(int a) {
  return on_HDT(a);
  //^ device@13.3- witness[tile.call(none, HDT)]
}
