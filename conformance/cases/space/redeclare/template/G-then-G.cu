/*---
says: A __global__ function declared again as __global__, in the definition of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __global__ void f(T);
template <class T> __global__ void f(T) {}
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.redeclare.merged(G, G)]
//^ device witness[space.redeclare.compared(G, G)]
//^ documented space[f] 0xe1
