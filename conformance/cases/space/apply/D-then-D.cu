/*---
says: __device__ applied to a __device__ function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__device__ __device__ void f();
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[space.apply(none, D) = D]
//^ witness[space.apply(D, D) = D]
//^ documented space[f] 0x23
