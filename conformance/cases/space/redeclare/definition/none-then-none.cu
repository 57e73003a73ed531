/*---
says: An unannotated function declared again without annotation, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
void f(int);
void f(int) {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(none, none) = none]
//^ device witness[space.redeclare.compared(none, none) = none]
//^ documented space[f] 0x00
