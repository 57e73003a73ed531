/*---
says: Calls in generated code from __device__ to functions of every space.
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
__device__ int calls_none(int a) {
  return on_none(a);
  //^ error[call.host-from-device]: calling a __host__ function("on_none(int)") from a __device__ function("calls_none") is not allowed
  //^ error[device-code.undefined]: identifier "on_none" is undefined in device code
  //^ device@13.3- witness[tile.call(D, none)]
  //^ device@13.3- witness[call.space(D, none, no, no)]
}
__device__ int calls_H(int a) {
  return on_H(a);
  //^ error[call.host-from-device]: calling a __host__ function("on_H(int)") from a __device__ function("calls_H") is not allowed
  //^ error[device-code.undefined]: identifier "on_H" is undefined in device code
  //^ device@13.3- witness[tile.call(D, H)]
  //^ device@13.3- witness[call.space(D, H, no, no)]
}
__device__ int calls_D(int a) {
  return on_D(a);
  //^ device@13.3- witness[tile.call(D, D)]
  //^ device@13.3- witness[call.space(D, D, no, no)]
}
__device__ int calls_HD(int a) {
  return on_HD(a);
  //^ device@13.3- witness[tile.call(D, HD)]
  //^ device@13.3- witness[call.space(D, HD, no, no)]
}
__device__ int calls_T(int a) {
  return on_T(a);
  //^ error[tile.call]: calling a __tile__ function("on_T(int)") from a __device__ function("calls_T") is not allowed
  //^ @13.4- error[device-code.undefined]: identifier "on_T" is undefined in device code
  //^ device@13.3- witness[tile.call(D, T)]
}
__device__ int calls_HT(int a) {
  return on_HT(a);
  //^ error[tile.call]: calling a __host__ __tile__ function("on_HT(int)") from a __device__ function("calls_HT") is not allowed
  //^ @13.4- error[device-code.undefined]: identifier "on_HT" is undefined in device code
  //^ device@13.3- witness[tile.call(D, HT)]
}
__device__ int calls_DT(int a) {
  return on_DT(a);
  //^ device@13.3- witness[tile.call(D, DT)]
}
__device__ int calls_HDT(int a) {
  return on_HDT(a);
  //^ device@13.3- witness[tile.call(D, HDT)]
}
