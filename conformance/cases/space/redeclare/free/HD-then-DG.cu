/*---
says: A __host__ __device__ function declared again as __device__ __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__host__ __device__ void f();
__device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ __device__ function("f") redeclared with __global__
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.apply(HD, D) = HD]
//^ host,documented witness[space.apply(HD, G) = HDG]
//^ device witness[space.apply(none, D) = D]
//^ device witness[space.apply(D, G) = DG]
//^ device witness[space.redeclare.compared(HD, DG) = HDG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
