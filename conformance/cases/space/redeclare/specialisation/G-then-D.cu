/*---
says: A __global__ function declared again as __device__, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T);
template <> __device__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(G, D) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
