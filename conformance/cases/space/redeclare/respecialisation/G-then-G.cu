/*---
says: A __global__ function declared again as __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __global__ void f(int);
template <> __global__ void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(G, G) = G]
//^ device witness[space.redeclare.inheriting(G, G) = G]
//^ documented space[f] 0xe1
