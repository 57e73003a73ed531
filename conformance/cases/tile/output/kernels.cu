/*---
says: Host text of kernels of tile code: as of those with __global__, launches too.
rules: tile.space
runs: host@13.3- accept
arguments: --enable-tile
---*/
__attribute__((tile_global)) void kernel(int *p) { *p = 1; }
template <class T> __attribute__((tile_global)) void in_template(T *p) { *p = 1; }
static __attribute__((tile_global)) void internal(int a) {}
namespace { __attribute__((tile_global)) void unnamed(int a) {} }
__attribute__((tile_global)) void declared(int, float *);
__attribute__((tile)) int variable;
static __attribute__((tile)) int initialised = 3;
void f(int *p) {
  kernel<<<1, 2>>>(p);
  in_template<<<1, 2, 3>>>(p);
  internal<<<1, 2>>>(3);
  unnamed<<<1, 2>>>(3);
  declared<<<1, 2>>>(3, nullptr);
}
