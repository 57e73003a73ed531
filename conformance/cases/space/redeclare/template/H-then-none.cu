/*---
says: A __host__ function declared again without annotation, in the definition of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __host__ void f(T);
template <class T> void f(T) {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(H, none) = H]
//^ device witness[space.redeclare.compared(H, none) = H]
//^ documented space[f] 0x15
