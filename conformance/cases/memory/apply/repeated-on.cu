/*---
says: The duplicate warning, switched on.
rules: memory.apply, space.duplicate
runs: host accept, device accept
arguments: --diag_warning=20189
---*/
__device__ __device__ int a;  // warning[space.duplicate]: Multiple __device__ specifiers are not allowed
__constant__ __constant__ int b;  // warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
__shared__ __shared__ int c;  // warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
__managed__ __managed__ int d;  // warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
