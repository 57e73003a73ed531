/*---
says: A launch in device code.
rules: tile.reports
runs: device@13.3- reject
arguments: --enable-tile
---*/
__global__ void global(int *);
__attribute__((tile_global)) void tile(int *);
__device__ void f() {
  global<<<1, 1>>>(0);
  //^ error[tile.launch-from-device]: kernel launch from __device__ or __global__ or __tile__ or __tile_global__ functions requires separate compilation mode
  tile<<<1, 1>>>(0);
  //^ error[tile.launch-from-device]: kernel launch from __device__ or __global__ or __tile__ or __tile_global__ functions requires separate compilation mode
}
