/*---
says: What every byte and tile state is taken for.
rules: tile.space
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
void f1();
//^ host,device@13.3- witness[tile.space(none, none) = none]
//^ host,device@13.3- space[f1] 0x00
__attribute__((tile_builtin)) void f2();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(none, tile) = D]
//^ host,device@13.3- space[f2] 0x23
__attribute__((tile_global)) void f3();
//^ host,device@13.3- witness[tile.annotate(none, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(none, kernel) = G]
//^ host,device@13.3- space[f3] 0xe1
__host__ void f4();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.space(H, none) = H]
//^ host,device@13.3- space[f4] 0x15
__host__ __attribute__((tile_builtin)) void f5();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-builtin) = tile]
//^ host@13.3- witness[tile.space(H, tile) = H]
//^ host@13.3- space[f5] 0x15
//^ device@13.3- witness[tile.space(H, tile) = HD]
//^ device@13.3- space[f5] 0x37
__host__ __attribute__((tile_global)) void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[tile.annotate(H, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(H, kernel) = HG]
//^ host,device@13.3- space[f6] 0xf5
__device__ void f7();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.space(D, none) = D]
//^ host,device@13.3- space[f7] 0x23
__device__ __attribute__((tile_builtin)) void f8();
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(D, tile) = D]
//^ host,device@13.3- space[f8] 0x23
__device__ __attribute__((tile_global)) void f9();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[tile.annotate(D, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(D, kernel) = DG]
//^ host,device@13.3- space[f9] 0xe3
__host__ __device__ void f10();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.space(HD, none) = HD]
//^ host,device@13.3- space[f10] 0x37
__host__ __device__ __attribute__((tile_builtin)) void f11();
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(HD, tile) = HD]
//^ host,device@13.3- space[f11] 0x37
__host__ __device__ __attribute__((tile_global)) void f12();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[tile.annotate(HD, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(HD, kernel) = HDG]
//^ host,device@13.3- space[f12] 0xf7
__global__ void f13();
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.space(G, none) = G]
//^ host,device@13.3- space[f13] 0xe1
__global__ __attribute__((tile_builtin)) void f14();
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(G, tile) = G]
//^ host,device@13.3- space[f14] 0xe1
__global__ __attribute__((tile_global)) void f15();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, G) = G]
//^ host,device@13.3- witness[tile.keyword(none, none, G)]
//^ host,device@13.3- witness[tile.annotate(G, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(G, kernel) = G]
//^ host,device@13.3- space[f15] 0xe1
__host__ __global__ void f16();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.space(HG, none) = HG]
//^ host,device@13.3- space[f16] 0xf5
__host__ __global__ __attribute__((tile_builtin)) void f17();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(HG, tile) = HG]
//^ host,device@13.3- space[f17] 0xf5
__host__ __global__ __attribute__((tile_global)) void f18();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, G) = HG]
//^ host,device@13.3- witness[tile.keyword(H, none, G)]
//^ host,device@13.3- witness[tile.annotate(HG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(HG, kernel) = HG]
//^ host,device@13.3- space[f18] 0xf5
__device__ __global__ void f19();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.space(DG, none) = DG]
//^ host,device@13.3- space[f19] 0xe3
__device__ __global__ __attribute__((tile_builtin)) void f20();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(DG, tile) = DG]
//^ host,device@13.3- space[f20] 0xe3
__device__ __global__ __attribute__((tile_global)) void f21();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, D) = D]
//^ host,device@13.3- witness[tile.keyword(none, none, D)]
//^ host,device@13.3- witness[space.apply(D, G) = DG]
//^ host,device@13.3- witness[tile.keyword(D, none, G)]
//^ host,device@13.3- witness[tile.annotate(DG, none, tile-global) = kernel]
//^ host,device@13.3- witness[tile.space(DG, kernel) = DG]
//^ host,device@13.3- space[f21] 0xe3
__host__ __device__ __global__ void f22();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.space(HDG, none) = HDG]
//^ host,device@13.3- space[f22] 0xf7
__host__ __device__ __global__ __attribute__((tile_builtin)) void f23();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[space.apply(none, H) = H]
//^ host,device@13.3- witness[tile.keyword(none, none, H)]
//^ host,device@13.3- witness[space.apply(H, D) = HD]
//^ host,device@13.3- witness[tile.keyword(H, none, D)]
//^ host,device@13.3- witness[space.apply(HD, G) = HDG]
//^ host,device@13.3- witness[tile.keyword(HD, none, G)]
//^ host,device@13.3- witness[tile.annotate(HDG, none, tile-builtin) = tile]
//^ host,device@13.3- witness[tile.space(HDG, tile) = HDG]
//^ host,device@13.3- space[f23] 0xf7
__host__ __device__ __global__ __attribute__((tile_global)) void f24();
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
//^ host,device@13.3- witness[tile.space(HDG, kernel) = HDG]
//^ host,device@13.3- space[f24] 0xf7
