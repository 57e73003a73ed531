/*---
says: An unannotated function declared again without annotation, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T) {}
template void f(int);
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(none, none) = none]
//^ device witness[space.redeclare.compared(none, none) = none]
//^ documented space[f] 0x00
