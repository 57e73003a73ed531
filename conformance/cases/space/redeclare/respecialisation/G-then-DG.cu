/*---
says: A __global__ function declared again as __device__ __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host reject, device reject, documented reject
---*/
template <class T> void f(T);
template <> __global__ void f(int);
template <> __device__ __global__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.redeclare.model(respecialisation)]
//^ host,documented witness[space.apply(G, D)]
//^ host,documented witness[space.apply(DG, G)]
//^ device witness[space.apply(none, D)]
//^ device witness[space.apply(D, G)]
//^ device witness[space.redeclare.inheriting(G, DG)]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
