/*---
says: A __device__ function declared again as __global__, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host reject, device reject, documented reject
---*/
template <class T> __device__ void f(T);
template <> __global__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(D, G) = DG]
//^ documented error[space.conflict]
//^ documented space[f] 0xe3
