/*---
says: Calls in generated code from __host__ __device__ __tile__ to functions of every space.
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
__host__ __device__ __attribute__((tile)) int calls_none(int a) {
  return on_none(a);
  //^ warning[tile.call.warning]: calling a __host__ function("on_none(int)") from a __host__ __device__ __tile__ function("calls_none") is not allowed
  //^ device@13.3- witness[tile.call(HDT, none)]
}
__host__ __device__ __attribute__((tile)) int calls_H(int a) {
  return on_H(a);
  //^ warning[tile.call.warning]: calling a __host__ function("on_H(int)") from a __host__ __device__ __tile__ function("calls_H") is not allowed
  //^ device@13.3- witness[tile.call(HDT, H)]
}
__host__ __device__ __attribute__((tile)) int calls_D(int a) {
  return on_D(a);
  //^ error[tile.call]: calling a __device__ function("on_D(int)") from a __host__ __device__ __tile__ function("calls_D") is not allowed
  //^ device@13.3- witness[tile.call(HDT, D)]
}
__host__ __device__ __attribute__((tile)) int calls_HD(int a) {
  return on_HD(a);
  //^ error[tile.call]: calling a __host__ __device__ function("on_HD(int)") from a __host__ __device__ __tile__ function("calls_HD") is not allowed
  //^ device@13.3- witness[tile.call(HDT, HD)]
}
__host__ __device__ __attribute__((tile)) int calls_T(int a) {
  return on_T(a);
  //^ error[tile.call]: calling a __tile__ function("on_T(int)") from a __host__ __device__ __tile__ function("calls_T") is not allowed
  //^ device@13.3- witness[tile.call(HDT, T)]
}
__host__ __device__ __attribute__((tile)) int calls_HT(int a) {
  return on_HT(a);
  //^ error[tile.call]: calling a __host__ __tile__ function("on_HT(int)") from a __host__ __device__ __tile__ function("calls_HT") is not allowed
  //^ device@13.3- witness[tile.call(HDT, HT)]
}
__host__ __device__ __attribute__((tile)) int calls_DT(int a) {
  return on_DT(a);
  //^ device@13.3- witness[tile.call(HDT, DT)]
}
__host__ __device__ __attribute__((tile)) int calls_HDT(int a) {
  return on_HDT(a);
  //^ device@13.3- witness[tile.call(HDT, HDT)]
}
