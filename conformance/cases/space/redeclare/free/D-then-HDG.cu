/*---
says: A __device__ function declared again as __host__ __device__ __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__device__ void f();
__host__ __device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __device__ function("f") redeclared with __global__
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.apply(D, H) = HD]
//^ host,documented witness[space.apply(HD, D) = HD]
//^ host,documented witness[space.apply(HD, G) = HDG]
//^ device witness[space.apply(none, H) = H]
//^ device witness[space.apply(H, D) = HD]
//^ device witness[space.apply(HD, G) = HDG]
//^ device witness[space.redeclare.compared(D, HDG) = HDG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
