/*---
says: __host__ applied to a __device__ function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
---*/
__device__ __host__ void f();
//^ witness[space.apply(none, D) = D]
//^ witness[space.apply(D, H) = HD]
//^ documented space[f] 0x37
