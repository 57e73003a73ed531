/*---
says: A memory space that an earlier declaration has is not repeated, one that a declaration has twice is.
rules: memory.apply, space.duplicate
runs: host accept, device accept
arguments: --diag_warning=20189
---*/
extern __device__ int defined_behind;
__device__ int reads() { return defined_behind; }
__device__ int defined_behind = 2;
extern __constant__ int table[2];
__constant__ int table[2];
extern __managed__ int managed;
__managed__ int managed;
namespace n {
extern __device__ float in_namespace;
__device__ float in_namespace;
}
extern __device__ int twice;
__device__ __device__ int twice;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
__constant__ __constant__ int constant_twice = 1;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
