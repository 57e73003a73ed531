/*---
says: __global__ applied to a __host__ __device__ function, in one declaration.
rules: space.apply
runs: host reject, device reject, documented reject
---*/
__host__ __device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, H) = H]
//^ witness[space.apply(H, D) = HD]
//^ witness[space.apply(HD, G) = HDG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
