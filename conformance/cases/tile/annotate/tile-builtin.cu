/*---
says: tile-builtin after every byte and tile state that the words before it leave.
rules: tile.annotate
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__attribute__((tile_builtin)) void f1();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-builtin) = tile]
__attribute__((tile_builtin)) __attribute__((tile_builtin)) void f2();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(none, tile, tile-builtin) = tile]
__attribute__((tile_global)) __attribute__((tile_builtin)) void f3();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(none, kernel, tile-builtin) = kernel]
__host__ __attribute__((tile_builtin)) void f4();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-builtin) = tile]
__host__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f5();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(H, tile, tile-builtin) = tile]
__host__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(H, kernel, tile-builtin) = kernel]
__device__ __attribute__((tile_builtin)) void f7();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-builtin) = tile]
__device__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f8();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(D, tile, tile-builtin) = tile]
__device__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f9();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(D, kernel, tile-builtin) = kernel]
__host__ __device__ __attribute__((tile_builtin)) void f10();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-builtin) = tile]
__host__ __device__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f11();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(HD, tile, tile-builtin) = tile]
__host__ __device__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f12();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(HD, kernel, tile-builtin) = kernel]
__global__ __attribute__((tile_builtin)) void f13();
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-builtin) = tile]
__global__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f14();
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(G, tile, tile-builtin) = tile]
__global__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f15();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(G, kernel, tile-builtin) = kernel]
__host__ __global__ __attribute__((tile_builtin)) void f16();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-builtin) = tile]
__host__ __global__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f17();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(HG, tile, tile-builtin) = tile]
__host__ __global__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f18();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(HG, kernel, tile-builtin) = kernel]
__device__ __global__ __attribute__((tile_builtin)) void f19();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-builtin) = tile]
__device__ __global__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f20();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(DG, tile, tile-builtin) = tile]
__device__ __global__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f21();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.annotate(DG, kernel, tile-builtin) = kernel]
__host__ __device__ __global__ __attribute__((tile_builtin)) void f22();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-builtin) = tile]
__host__ __device__ __global__ __attribute__((tile_builtin)) __attribute__((tile_builtin)) void f23();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.annotate(HDG, tile, tile-builtin) = tile]
__host__ __device__ __global__ __attribute__((tile_global)) __attribute__((tile_builtin)) void f24();
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
//^ host,device@13.3- witness[tile.annotate(HDG, kernel, tile-builtin) = kernel]
