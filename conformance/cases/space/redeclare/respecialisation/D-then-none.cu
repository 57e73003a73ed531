/*---
says: A __device__ function declared again without annotation, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __device__ void f(int);
template <> void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(D, none) = D]
//^ device witness[space.redeclare.inheriting(D, none) = D]
//^ documented space[f] 0x23
