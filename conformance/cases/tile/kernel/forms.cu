/*---
says: Kernels of tile code: what is allowed, and what is ignored.
rules: tile.kernel
runs: host@13.3- accept
arguments: --enable-tile
---*/
__attribute__((tile_global)) void pointer(int *p) {}
__attribute__((tile_global)) void defaulted(int a = 3) {}
template <class T> __attribute__((tile_global)) void kernel(T t) {}
template <class... T, class U> __attribute__((tile_global)) void packs(U u, T... t) {}
template <class T> __attribute__((tile_global)) int returns(T t) { return 1; }
template <class T> __attribute__((tile_global)) auto deduced(T t) {}
__attribute__((tile_global)) auto trailing(int a) -> void {}
__attribute__((tile_global)) constexpr void constant(int p) {}
//^ warning[tile.kernel.inline]: inline qualifier ignored for "__tile_global__" function
struct S { friend __attribute__((tile_global)) void befriended(int p) {} };
//^ warning[tile.kernel.inline]: inline qualifier ignored for "__tile_global__" function
__attribute__((tile_global)) static void internal(int) {}
namespace { __attribute__((tile_global)) void unnamed(int) {} }
extern "C" __attribute__((tile_global)) void c_linkage(int) {}
#ifndef __CUDA_ARCH__
void launches() { pointer<<<1, 1>>>(nullptr); kernel<<<1, 1>>>(2); internal<<<1, 1>>>(1); unnamed<<<1, 1>>>(1); c_linkage<<<1, 1>>>(1); }
#endif
