/*---
says: Kernels and variables that a block declares are listed where they are mentioned, as members of the namespace around; a local class's member functions have spaces of their own.
rules: host-output.reference-array.listed, host-output.reference-array.entry
runs: host accept
arguments: --device-c
deviation: oracle=cufe host N-I the reference interpreter does not list what blocks declare, and hides what an earlier declaration makes internal
---*/
static __device__ int before;
static __global__ void kbefore() {}
namespace n {
void f() { extern __device__ int v, w[]; __global__ void k(int); k<<<1, 1>>>(1); (void)&v; (void)w; }
struct S { void m() { extern __constant__ int c; (void)&c; } };
}
void g() { extern __device__ int before, unused; __global__ void kbefore(); __global__ void kunused(); (void)&before; kbefore<<<1, 1>>>(); }
extern "C" { static int h() { __global__ void kc(); kc<<<1, 1>>>(); return 1; } }
template <class T> void t(T value) { extern __device__ T of_t; extern __device__ int plain; (void)&of_t; (void)&plain; __global__ void kt(T); __global__ void ki(int); kt<<<1, 1>>>(value); ki<<<1, 1>>>(value); }
namespace m { __global__ void ki(char); }
__device__ int a, b, c, d;
void locals() { struct L { int *p() { return &a; } __device__ int *q() { return &b; } int *x = &c; }; }
__device__ void device_locals() { struct L { int *p() { return &d; } }; }
