/*---
says: A __device__ function declared again as __device__ __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host reject, device reject, documented reject
---*/
template <class T> void f(T);
template <> __device__ void f(int);
template <> __device__ __global__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __device__ function("f [with T=int]") redeclared with __global__
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.apply(D, D) = D]
//^ host,documented witness[space.apply(D, G) = DG]
//^ device witness[space.apply(none, D) = D]
//^ device witness[space.apply(D, G) = DG]
//^ device witness[space.redeclare.inheriting(D, DG) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
