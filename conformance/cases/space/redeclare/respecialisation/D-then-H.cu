/*---
says: A __device__ function declared again as __host__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __device__ void f(int);
template <> __host__ void f(int);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=int]") redeclared with __host__, hence treated as a __host__ __device__ function
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(D, H) = HD]
//^ device witness[space.redeclare.inheriting(D, H) = HD]
//^ documented space[f] 0x37
