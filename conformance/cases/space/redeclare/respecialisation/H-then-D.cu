/*---
says: A __host__ function declared again as __device__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __host__ void f(int);
template <> __device__ void f(int);
//^ device warning[space.redeclared.host-with-device]: a __host__ function("f [with T=int]") redeclared with __device__, hence treated as a __host__ __device__ function
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(H, D) = HD]
//^ device witness[space.redeclare.inheriting(H, D) = HD]
//^ documented space[f] 0x37
