/*---
says: __device__ applied to a __global__ function already in conflict with __host__, in one declaration.
rules: space.apply
runs: host reject, device reject, documented reject
---*/
__global__ __host__ __device__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G) = G]
//^ witness[space.apply(G, H) = HG]
//^ witness[space.apply(HG, D) = HDG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
