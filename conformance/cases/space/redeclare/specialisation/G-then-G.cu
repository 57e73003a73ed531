/*---
says: A __global__ function declared again as __global__, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host accept, device accept, documented accept
---*/
template <class T> __global__ void f(T);
template <> __global__ void f(int);
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(G, G) = G]
//^ documented space[f] 0xe1
