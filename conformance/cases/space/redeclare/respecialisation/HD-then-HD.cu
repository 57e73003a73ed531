/*---
says: A __host__ __device__ function declared again as __host__ __device__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __host__ __device__ void f(int);
template <> __host__ __device__ void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(HD, HD) = HD]
//^ device witness[space.redeclare.inheriting(HD, HD) = HD]
//^ documented space[f] 0x37
