/*---
says: A __global__ function declared again as __host__ __global__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__global__ void f();
__host__ __global__ void f();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.apply(G, H) = HG]
//^ host,documented witness[space.apply(HG, G) = HG]
//^ device witness[space.apply(none, H) = H]
//^ device witness[space.apply(H, G) = HG]
//^ device witness[space.redeclare.compared(G, HG) = HG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
