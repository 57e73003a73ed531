/*---
says: __grid_constant__ on what is no parameter of a kernel.
rules: tile.reports
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
void f(const __grid_constant__ int a);
//^ error[tile.grid-constant]: __grid_constant__ annotation is only allowed on a parameter of a __global__ or __tile_global__ function
__attribute__((tile)) void g(const __grid_constant__ int a);
//^ error[tile.grid-constant]: __grid_constant__ annotation is only allowed on a parameter of a __global__ or __tile_global__ function
