/*---
says: __device__ applied to a __global__ function already in conflict with both, in one declaration.
rules: space.apply
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__global__ __host__ __device__ __device__ void f();
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G) = G]
//^ witness[space.apply(G, H) = HG]
//^ witness[space.apply(HG, D) = HDG]
//^ witness[space.apply(HDG, D) = HDG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
