/*---
says: __device__ after every byte and tile state that the words before it leave.
rules: tile.keyword
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__device__ void f1();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
__attribute__((tile_builtin)) __device__ void f2();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, tile, D)]
__attribute__((tile_global)) __device__ void f3();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.annotate(none, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, kernel, D)]
__host__ __device__ void f4();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
__host__ __attribute__((tile_builtin)) __device__ void f5();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, tile, D)]
__host__ __attribute__((tile_global)) __device__ void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, kernel, D)]
__device__ __device__ void f7();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, D) = D]
//^ host,device@13.3- witness[tile.keyword(D, none, D)]
__device__ __attribute__((tile_builtin)) __device__ void f8();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(D, D) = D]
//^ host,device@13.3- witness[tile.keyword(D, tile, D)]
__device__ __attribute__((tile_global)) __device__ void f9();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(D, D) = D]
//^ host,device@13.3- witness[tile.keyword(D, kernel, D)]
__host__ __device__ __device__ void f10();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, D) = HD]
//^ host,device@13.3- witness[tile.keyword(HD, none, D)]
__host__ __device__ __attribute__((tile_builtin)) __device__ void f11();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(HD, D) = HD]
//^ host,device@13.3- witness[tile.keyword(HD, tile, D)]
__host__ __device__ __attribute__((tile_global)) __device__ void f12();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(HD, D) = HD]
//^ host,device@13.3- witness[tile.keyword(HD, kernel, D)]
__global__ __device__ void f13();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[space.apply(G, D) = DG]
//^ host,device@13.3- witness[tile.keyword(G, none, D)]
__global__ __attribute__((tile_builtin)) __device__ void f14();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(G, D) = DG]
//^ host,device@13.3- witness[tile.keyword(G, tile, D)]
__global__ __attribute__((tile_global)) __device__ void f15();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(G, D) = DG]
//^ host,device@13.3- witness[tile.keyword(G, kernel, D)]
__host__ __global__ __device__ void f16();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[space.apply(HG, D) = HDG]
//^ host,device@13.3- witness[tile.keyword(HG, none, D)]
__host__ __global__ __attribute__((tile_builtin)) __device__ void f17();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(HG, D) = HDG]
//^ host,device@13.3- witness[tile.keyword(HG, tile, D)]
__host__ __global__ __attribute__((tile_global)) __device__ void f18();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(HG, D) = HDG]
//^ host,device@13.3- witness[tile.keyword(HG, kernel, D)]
__device__ __global__ __device__ void f19();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[space.apply(DG, D) = DG]
//^ host,device@13.3- witness[tile.keyword(DG, none, D)]
__device__ __global__ __attribute__((tile_builtin)) __device__ void f20();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(DG, D) = DG]
//^ host,device@13.3- witness[tile.keyword(DG, tile, D)]
__device__ __global__ __attribute__((tile_global)) __device__ void f21();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-global) = kernel]
//^ host,device@13.3- witness[space.apply(DG, D) = DG]
//^ host,device@13.3- witness[tile.keyword(DG, kernel, D)]
__host__ __device__ __global__ __device__ void f22();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[space.apply(HDG, D) = HDG]
//^ host,device@13.3- witness[tile.keyword(HDG, none, D)]
__host__ __device__ __global__ __attribute__((tile_builtin)) __device__ void f23();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[space.apply(HDG, D) = HDG]
//^ host,device@13.3- witness[tile.keyword(HDG, tile, D)]
__host__ __device__ __global__ __attribute__((tile_global)) __device__ void f24();
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
//^ host,device@13.3- witness[space.apply(HDG, D) = HDG]
//^ host,device@13.3- witness[tile.keyword(HDG, kernel, D)]
