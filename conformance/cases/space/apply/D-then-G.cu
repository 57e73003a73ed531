/*---
says: __global__ applied to a __device__ function, in one declaration.
rules: space.apply
runs: host reject, device reject, documented reject
---*/
__device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, D) = D]
//^ witness[space.apply(D, G) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
