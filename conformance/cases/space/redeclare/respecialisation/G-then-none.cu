/*---
says: A __global__ function declared again without annotation, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __global__ void f(int);
template <> void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(G, none) = G]
//^ device witness[space.redeclare.inheriting(G, none) = G]
//^ documented space[f] 0xe1
