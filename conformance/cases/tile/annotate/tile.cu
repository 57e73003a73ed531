/*---
says: tile after every byte and tile state that the words before it leave.
rules: tile.annotate
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__attribute__((tile)) void f1();
//^ host,device@13.3- witness[tile.annotate(none, none, tile) = tile]
__attribute__((tile_builtin)) __attribute__((tile)) void f2();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(none, tile, tile) = tile]
__attribute__((tile_global)) __attribute__((tile)) void f3();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.annotate(none, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(none, kernel, tile) = kernel]
__host__ __attribute__((tile)) void f4();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile) = tile]
__host__ __attribute__((tile_builtin)) __attribute__((tile)) void f5();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(H, tile, tile) = tile]
__host__ __attribute__((tile_global)) __attribute__((tile)) void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(H, kernel, tile) = kernel]
__device__ __attribute__((tile)) void f7();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile) = tile]
__device__ __attribute__((tile_builtin)) __attribute__((tile)) void f8();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(D, tile, tile) = tile]
__device__ __attribute__((tile_global)) __attribute__((tile)) void f9();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(D, kernel, tile) = kernel]
__host__ __device__ __attribute__((tile)) void f10();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile) = tile]
__host__ __device__ __attribute__((tile_builtin)) __attribute__((tile)) void f11();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(HD, tile, tile) = tile]
__host__ __device__ __attribute__((tile_global)) __attribute__((tile)) void f12();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(HD, kernel, tile) = kernel]
__global__ __attribute__((tile)) void f13();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile) = tile]
__global__ __attribute__((tile_builtin)) __attribute__((tile)) void f14();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(G, tile, tile) = tile]
__global__ __attribute__((tile_global)) __attribute__((tile)) void f15();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(G, kernel, tile) = kernel]
__host__ __global__ __attribute__((tile)) void f16();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile) = tile]
__host__ __global__ __attribute__((tile_builtin)) __attribute__((tile)) void f17();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(HG, tile, tile) = tile]
__host__ __global__ __attribute__((tile_global)) __attribute__((tile)) void f18();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(HG, kernel, tile) = kernel]
__device__ __global__ __attribute__((tile)) void f19();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile) = tile]
__device__ __global__ __attribute__((tile_builtin)) __attribute__((tile)) void f20();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(DG, tile, tile) = tile]
__device__ __global__ __attribute__((tile_global)) __attribute__((tile)) void f21();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(DG, kernel, tile) = kernel]
__host__ __device__ __global__ __attribute__((tile)) void f22();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile) = tile]
__host__ __device__ __global__ __attribute__((tile_builtin)) __attribute__((tile)) void f23();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(HDG, tile, tile) = tile]
__host__ __device__ __global__ __attribute__((tile_global)) __attribute__((tile)) void f24();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(HDG, kernel, tile) = kernel]
