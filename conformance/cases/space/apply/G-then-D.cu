/*---
says: __device__ applied to a __global__ function, in one declaration.
rules: space.apply
runs: host reject, device reject, documented reject
---*/
__global__ __device__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G) = G]
//^ witness[space.apply(G, D) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
