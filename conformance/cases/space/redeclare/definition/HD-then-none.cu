/*---
says: A __host__ __device__ function declared again without annotation, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
__host__ __device__ void f(int);
void f(int) {}
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.redeclare.merged(HD, none)]
//^ device witness[space.redeclare.compared(HD, none)]
//^ documented space[f] 0x37
