/*---
says: A __global__ function already in conflict with both declared again as __device__ __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host reject, device reject, documented reject
---*/
template <class T> void f(T);
template <> __global__ void f(int);
template <> __host__ __device__ void f(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f [with T=int]") redeclared with __host__ __device__
//^ documented error[space.conflict]
//^ documented error[space.conflict]
template <> __device__ __global__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ __device__ function("f [with T=int]") redeclared with __global__
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.apply(HDG, D) = HDG]
//^ host,documented witness[space.apply(HDG, G) = HDG]
//^ device witness[space.apply(none, D) = D]
//^ device witness[space.apply(D, G) = DG]
//^ device witness[space.redeclare.inheriting(HDG, DG) = HDG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
