/*---
says: A __global__ function already in conflict with __host__ declared again as __host__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host reject, device reject, documented reject
---*/
template <class T> void f(T);
template <> __global__ void f(int);
template <> __host__ void f(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f [with T=int]") redeclared with __host__
//^ documented error[space.conflict]
template <> __host__ void f(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f [with T=int]") redeclared with __host__
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(HG, H) = HG]
//^ device witness[space.redeclare.inheriting(HG, H) = HG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
