/*---
says: A __global__ function declared again as __device__, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__global__ void f(int);
__device__ void f(int) {}
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __device__
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(G, D) = DG]
//^ device witness[space.redeclare.compared(G, D) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
