/*---
says: An unannotated function declared again as __host__ __device__ __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
void f();
__host__ __device__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ function("f") redeclared with __global__
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.apply(none, H) = H]
//^ host,documented witness[space.apply(H, D) = HD]
//^ host,documented witness[space.apply(HD, G) = HDG]
//^ device witness[space.apply(none, H) = H]
//^ device witness[space.apply(H, D) = HD]
//^ device witness[space.apply(HD, G) = HDG]
//^ device witness[space.redeclare.compared(none, HDG) = HDG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
