/*---
says: A __device__ function declared again as __device__ __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__device__ void f();
__device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __device__ function("f") redeclared with __global__
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.apply(D, D)]
//^ host,documented witness[space.apply(D, G)]
//^ device witness[space.apply(none, D)]
//^ device witness[space.apply(D, G)]
//^ device witness[space.redeclare.compared(D, DG)]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
