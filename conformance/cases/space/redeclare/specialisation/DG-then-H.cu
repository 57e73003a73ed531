/*---
says: A __global__ function already in conflict with __device__ declared again as __host__, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T);
template <class T> __device__ void f(T);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __device__
//^ documented error[space.conflict]
template <> __host__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(DG, H) = HDG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
