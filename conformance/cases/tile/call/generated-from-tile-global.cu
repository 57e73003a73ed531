/*---
says: Calls in generated code from __tile_global__ to functions of every space.
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
__attribute__((tile_global)) void calls_none(int a) {
  on_none(a);
  //^ error[tile.call]: calling a __host__ function("on_none(int)") from a __tile_global__ function("calls_none") is not allowed
  //^ device@13.3- witness[tile.call(TG, none)]
}
__attribute__((tile_global)) void calls_H(int a) {
  on_H(a);
  //^ error[tile.call]: calling a __host__ function("on_H(int)") from a __tile_global__ function("calls_H") is not allowed
  //^ device@13.3- witness[tile.call(TG, H)]
}
__attribute__((tile_global)) void calls_D(int a) {
  on_D(a);
  //^ error[tile.call]: calling a __device__ function("on_D(int)") from a __tile_global__ function("calls_D") is not allowed
  //^ device@13.3- witness[tile.call(TG, D)]
}
__attribute__((tile_global)) void calls_HD(int a) {
  on_HD(a);
  //^ error[tile.call]: calling a __host__ __device__ function("on_HD(int)") from a __tile_global__ function("calls_HD") is not allowed
  //^ device@13.3- witness[tile.call(TG, HD)]
}
__attribute__((tile_global)) void calls_T(int a) {
  on_T(a);
  //^ device@13.3- witness[tile.call(TG, T)]
}
__attribute__((tile_global)) void calls_HT(int a) {
  on_HT(a);
  //^ device@13.3- witness[tile.call(TG, HT)]
}
__attribute__((tile_global)) void calls_DT(int a) {
  on_DT(a);
  //^ device@13.3- witness[tile.call(TG, DT)]
}
__attribute__((tile_global)) void calls_HDT(int a) {
  on_HDT(a);
  //^ device@13.3- witness[tile.call(TG, HDT)]
}
