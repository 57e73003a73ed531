/*---
says: A keyword is repeated where one declaration has it twice, not where a later declaration has it again.
rules: space.duplicate
runs: host accept, device accept
arguments: --diag_warning=20189
---*/
__device__ void f();
__device__ void f() {}
__global__ void k();
__global__ __global__ void k() {}  // warning[space.duplicate]: Multiple __global__ specifiers are not allowed
__host__ __device__ void h();
__host__ __device__ __host__ void h() {}  // warning[space.duplicate]: Multiple __host__ specifiers are not allowed
