/*---
says: __host__ applied to a __global__ function already in conflict with __host__, in one declaration.
rules: space.apply
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__global__ __host__ __host__ void f();
//^ warning[space.duplicate]: Multiple __host__ specifiers are not allowed
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G) = G]
//^ witness[space.apply(G, H) = HG]
//^ witness[space.apply(HG, H) = HG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
