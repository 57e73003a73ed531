/*---
says: A __host__ __device__ function declared again as __host__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
__host__ __device__ void f();
__host__ void f();
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(HD, H) = HD]
//^ device witness[space.redeclare.compared(HD, H) = HD]
//^ documented space[f] 0x37
