/*---
says: An unannotated function declared again as __host__, in a second declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
void f();
__host__ void f();
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(none, H) = H]
//^ device witness[space.redeclare.compared(none, H) = H]
//^ documented space[f] 0x15
