/*---
says: An unannotated function declared again as __host__, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
void f(int);
__host__ void f(int) {}
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.redeclare.merged(none, H)]
//^ device witness[space.redeclare.compared(none, H)]
//^ documented space[f] 0x15
