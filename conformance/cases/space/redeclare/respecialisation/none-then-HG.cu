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
//^ witness[space.redeclare.model(respecialisation)]
//^ host,documented witness[space.apply(none, H)]
//^ host,documented witness[space.apply(H, G)]
//^ device witness[space.apply(none, H)]
//^ device witness[space.apply(H, G)]
//^ device witness[space.redeclare.inheriting(none, HG)]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
