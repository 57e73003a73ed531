/*---
says: A __global__ function declared again without annotation, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host accept, device accept, documented accept
---*/
template <class T> __global__ void f(T);
template <> void f(int);
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(G, none) = G]
//^ documented space[f] 0xe1
