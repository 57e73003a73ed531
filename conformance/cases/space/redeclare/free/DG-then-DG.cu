/*---
says: A __global__ function already in conflict with __device__ declared again as __device__ __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__global__ void f();
__device__ void f();
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __device__
//^ documented error[space.conflict]
__device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.apply(DG, D) = DG]
//^ host,documented witness[space.apply(DG, G) = DG]
//^ device witness[space.apply(none, D) = D]
//^ device witness[space.apply(D, G) = DG]
//^ device witness[space.redeclare.compared(DG, DG) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
