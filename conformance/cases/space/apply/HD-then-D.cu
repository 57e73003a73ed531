/*---
says: __device__ applied to a __host__ __device__ function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__host__ __device__ __device__ void f();
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[space.apply(none, H) = H]
//^ witness[space.apply(H, D) = HD]
//^ witness[space.apply(HD, D) = HD]
//^ documented space[f] 0x37
