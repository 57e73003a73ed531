/*---
says: Calls in generated code from __host__ __device__ to functions of every space.
rules: tile.call
runs: device@13.3- reject
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
__host__ __device__ int calls_none(int a) {
  return on_none(a);
  //^ warning[call.host-from-host-device]: calling a __host__ function("on_none(int)") from a __host__ __device__ function("calls_none") is not allowed
  //^ device@13.3- witness[tile.call(HD, none)]
  //^ device@13.3- witness[call.space(HD, none, no, no)]
}
__host__ __device__ int calls_H(int a) {
  return on_H(a);
  //^ warning[call.host-from-host-device]: calling a __host__ function("on_H(int)") from a __host__ __device__ function("calls_H") is not allowed
  //^ device@13.3- witness[tile.call(HD, H)]
  //^ device@13.3- witness[call.space(HD, H, no, no)]
}
__host__ __device__ int calls_D(int a) {
  return on_D(a);
  //^ device@13.3- witness[tile.call(HD, D)]
  //^ device@13.3- witness[call.space(HD, D, no, no)]
}
__host__ __device__ int calls_HD(int a) {
  return on_HD(a);
  //^ device@13.3- witness[tile.call(HD, HD)]
  //^ device@13.3- witness[call.space(HD, HD, no, no)]
}
__host__ __device__ int calls_T(int a) {
  return on_T(a);
  //^ error[tile.call]: calling a __tile__ function("on_T(int)") from a __host__ __device__ function("calls_T") is not allowed
  //^ device@13.3- witness[tile.call(HD, T)]
}
__host__ __device__ int calls_HT(int a) {
  return on_HT(a);
  //^ error[tile.call]: calling a __host__ __tile__ function("on_HT(int)") from a __host__ __device__ function("calls_HT") is not allowed
  //^ device@13.3- witness[tile.call(HD, HT)]
}
__host__ __device__ int calls_DT(int a) {
  return on_DT(a);
  //^ device@13.3- witness[tile.call(HD, DT)]
}
__host__ __device__ int calls_HDT(int a) {
  return on_HDT(a);
  //^ device@13.3- witness[tile.call(HD, HDT)]
}
