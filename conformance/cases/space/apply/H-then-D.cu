/*---
says: __device__ applied to a __host__ function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
---*/
__host__ __device__ void f();
//^ witness[space.apply(none, H) = H]
//^ witness[space.apply(H, D) = HD]
//^ documented space[f] 0x37
