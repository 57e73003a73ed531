/*---
says: Calls in generated code from __global__ to functions of every space.
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
__global__ void calls_none(int a) {
  on_none(a);
  //^ error[call.host-from-global]: calling a __host__ function("on_none(int)") from a __global__ function("calls_none") is not allowed
  //^ error[device-code.undefined]: identifier "on_none" is undefined in device code
  //^ device@13.3- witness[tile.call(G, none)]
  //^ device@13.3- witness[call.space(G, none, no, no)]
}
__global__ void calls_H(int a) {
  on_H(a);
  //^ error[call.host-from-global]: calling a __host__ function("on_H(int)") from a __global__ function("calls_H") is not allowed
  //^ error[device-code.undefined]: identifier "on_H" is undefined in device code
  //^ device@13.3- witness[tile.call(G, H)]
  //^ device@13.3- witness[call.space(G, H, no, no)]
}
__global__ void calls_D(int a) {
  on_D(a);
  //^ device@13.3- witness[tile.call(G, D)]
  //^ device@13.3- witness[call.space(G, D, no, no)]
}
__global__ void calls_HD(int a) {
  on_HD(a);
  //^ device@13.3- witness[tile.call(G, HD)]
  //^ device@13.3- witness[call.space(G, HD, no, no)]
}
__global__ void calls_T(int a) {
  on_T(a);
  //^ error[tile.call]: calling a __tile__ function("on_T(int)") from a __global__ function("calls_T") is not allowed
  //^ @13.4- error[device-code.undefined]: identifier "on_T" is undefined in device code
  //^ device@13.3- witness[tile.call(G, T)]
}
__global__ void calls_HT(int a) {
  on_HT(a);
  //^ error[tile.call]: calling a __host__ __tile__ function("on_HT(int)") from a __global__ function("calls_HT") is not allowed
  //^ @13.4- error[device-code.undefined]: identifier "on_HT" is undefined in device code
  //^ device@13.3- witness[tile.call(G, HT)]
}
__global__ void calls_DT(int a) {
  on_DT(a);
  //^ device@13.3- witness[tile.call(G, DT)]
}
__global__ void calls_HDT(int a) {
  on_HDT(a);
  //^ device@13.3- witness[tile.call(G, HDT)]
}
