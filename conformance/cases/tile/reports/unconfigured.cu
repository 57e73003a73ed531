/*---
says: A call of a kernel without a configuration, of either kind.
rules: tile.reports
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__global__ void global(int *);
__attribute__((tile_global)) void tile(int *);
void f() {
  global(0);  // error[tile.unconfigured]: a __global__ or __tile_global__ function call must be configured
  tile(0);  // error[tile.unconfigured]: a __global__ or __tile_global__ function call must be configured
}
