/*---
says: An unannotated function declared again as __host__ __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host reject, device reject, documented reject
---*/
template <class T> void f(T);
template <> void f(int);
template <> __host__ __global__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ function("f [with T=int]") redeclared with __global__
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.apply(none, H) = H]
//^ host,documented witness[space.apply(H, G) = HG]
//^ device witness[space.apply(none, H) = H]
//^ device witness[space.apply(H, G) = HG]
//^ device witness[space.redeclare.inheriting(none, HG) = HG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
