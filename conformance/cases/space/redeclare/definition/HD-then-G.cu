/*---
says: A __host__ __device__ function declared again as __global__, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__host__ __device__ void f(int);
__global__ void f(int) {}
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ __device__ function("f") redeclared with __global__
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(HD, G) = HDG]
//^ device witness[space.redeclare.compared(HD, G) = HDG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
