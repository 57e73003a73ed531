/*---
says: A __global__ function declared again as __host__ __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host reject, device reject, documented reject
---*/
template <class T> void f(T);
template <> __global__ void f(int);
template <> __host__ __global__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.apply(G, H) = HG]
//^ host,documented witness[space.apply(HG, G) = HG]
//^ device witness[space.apply(none, H) = H]
//^ device witness[space.apply(H, G) = HG]
//^ device witness[space.redeclare.inheriting(G, HG) = HG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
