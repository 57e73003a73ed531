/*---
says: A __global__ function already in conflict with __device__ declared again as __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__global__ void f();
__device__ void f();
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __device__
//^ documented error[space.conflict]
__global__ void f();
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(DG, G) = DG]
//^ device witness[space.redeclare.compared(DG, G) = DG]
//^ documented space[f] 0xe3
