/*---
says: A __host__ __device__ function declared again without annotation, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __host__ __device__ void f(int);
template <> void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(HD, none) = HD]
//^ device witness[space.redeclare.inheriting(HD, none) = HD]
//^ documented space[f] 0x37
