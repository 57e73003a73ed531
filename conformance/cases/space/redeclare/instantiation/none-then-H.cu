/*---
says: An unannotated function declared again as __host__, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T) {}
template __host__ void f(int);
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(none, H) = H]
//^ device witness[space.redeclare.compared(none, H) = H]
//^ documented space[f] 0x15
