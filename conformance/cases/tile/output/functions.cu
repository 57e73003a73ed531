/*---
says: Host text of functions of tile code: those for tile code alone lose their bodies as device functions do.
rules: tile.space
runs: host@13.3- accept
arguments: --enable-tile
---*/
__attribute__((tile)) int tile(int a) { return a; }
__attribute__((tile_builtin)) int builtin(int a);
__host__ __attribute__((tile)) int host_and_tile(int a) { return a + 1; }
__device__ __attribute__((tile)) int device_and_tile(int a) { return a + 2; }
__attribute__((tile)) __host__ __device__ int all(int a) { return a + 3; }
template <class T> __attribute__((tile)) T in_template(T t) { return t; }
struct S { __attribute__((tile)) int member(int a) { return a; } __attribute__((tile)) S(int); __attribute__((tile)) ~S() {} int x; };
__attribute__((tile)) S::S(int a) : x(a) {}
__attribute__((tile)) void first(int a);
__host__ void first(int a) {}
void later(int a);
__attribute__((tile)) void later(int a) {}
int use() { return host_and_tile(1) + all(2); }
