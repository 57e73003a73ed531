/*---
says: Bounds of launches are for __global__ alone.
rules: tile.kernel, attribute.placement
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__launch_bounds__(128) __attribute__((tile_global)) void launched(int p);
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
__attribute__((tile_global)) __maxnreg__(32) void registers(int p);
//^ error[maxnreg.not-kernel]: __maxnreg__ is only allowed on a __global__ function
__attribute__((tile_global)) __cluster_dims__(1, 1, 1) void clusters(int p);
//^ error[cluster-dims.not-kernel]: __cluster_dims__ is only allowed on a __global__ function
__attribute__((tile)) __launch_bounds__(128) void function(int p);
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
__attribute__((tile_global)) void constant(const __grid_constant__ int p);
