/*---
says: A __host__ function declared again as __host__, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
__host__ void f(int);
__host__ void f(int) {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(H, H) = H]
//^ device witness[space.redeclare.compared(H, H) = H]
//^ documented space[f] 0x15
