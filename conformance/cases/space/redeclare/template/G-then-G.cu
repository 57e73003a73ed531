/*---
says: A __global__ function declared again as __global__, in the definition of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __global__ void f(T);
template <class T> __global__ void f(T) {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(G, G) = G]
//^ device witness[space.redeclare.compared(G, G) = G]
//^ documented space[f] 0xe1
