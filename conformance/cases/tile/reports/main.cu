/*---
says: main in tile code.
rules: tile.reports
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__attribute__((tile)) int main();
//^ error[tile.main]: function main cannot be marked __device__, __global__, __tile__ or __tile_global__
