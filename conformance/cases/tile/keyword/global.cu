/*---
says: __global__ after every byte and tile state that the words before it leave.
rules: tile.keyword
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__global__ void f1();
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
__attribute__((tile_builtin)) __global__ void f2();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.annotate(none, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, tile, G)]
__attribute__((tile_global)) __global__ void f3();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.annotate(none, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, kernel, G)]
__host__ __global__ void f4();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
__host__ __attribute__((tile_builtin)) __global__ void f5();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, tile, G)]
__host__ __attribute__((tile_global)) __global__ void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, kernel, G)]
__device__ __global__ void f7();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
__device__ __attribute__((tile_builtin)) __global__ void f8();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, tile, G)]
__device__ __attribute__((tile_global)) __global__ void f9();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, kernel, G)]
__host__ __device__ __global__ void f10();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
__host__ __device__ __attribute__((tile_builtin)) __global__ void f11();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, tile, G)]
__host__ __device__ __attribute__((tile_global)) __global__ void f12();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, kernel, G)]
__global__ __global__ void f13();
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[space.apply(G, G) = G]
//^ host,device@13.3- witness[tile.keyword(G, none, G)]
__global__ __attribute__((tile_builtin)) __global__ void f14();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(G, G) = G]
//^ host,device@13.3- witness[tile.keyword(G, tile, G)]
__global__ __attribute__((tile_global)) __global__ void f15();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(G, G) = G]
//^ host,device@13.3- witness[tile.keyword(G, kernel, G)]
__host__ __global__ __global__ void f16();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[space.apply(HG, G) = HG]
//^ host,device@13.3- witness[tile.keyword(HG, none, G)]
__host__ __global__ __attribute__((tile_builtin)) __global__ void f17();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(HG, G) = HG]
//^ host,device@13.3- witness[tile.keyword(HG, tile, G)]
__host__ __global__ __attribute__((tile_global)) __global__ void f18();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(HG, G) = HG]
//^ host,device@13.3- witness[tile.keyword(HG, kernel, G)]
__device__ __global__ __global__ void f19();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[space.apply(DG, G) = DG]
//^ host,device@13.3- witness[tile.keyword(DG, none, G)]
__device__ __global__ __attribute__((tile_builtin)) __global__ void f20();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(DG, G) = DG]
//^ host,device@13.3- witness[tile.keyword(DG, tile, G)]
__device__ __global__ __attribute__((tile_global)) __global__ void f21();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(DG, G) = DG]
//^ host,device@13.3- witness[tile.keyword(DG, kernel, G)]
__host__ __device__ __global__ __global__ void f22();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[space.apply(HDG, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HDG, none, G)]
__host__ __device__ __global__ __attribute__((tile_builtin)) __global__ void f23();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(HDG, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HDG, tile, G)]
__host__ __device__ __global__ __attribute__((tile_global)) __global__ void f24();
//^ error[space.conflict]: illegal combination of memory qualifiers
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
//^ host,device@13.3- witness[space.apply(HDG, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HDG, kernel, G)]
