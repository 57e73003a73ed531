/*---
says: A __global__ function declared again as __global__, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __global__ void f(T) {}
template __global__ void f(int);
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(G, G) = G]
//^ device witness[space.redeclare.compared(G, G) = G]
//^ documented space[f] 0xe1
