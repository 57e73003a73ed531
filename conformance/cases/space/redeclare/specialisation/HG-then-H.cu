/*---
says: A __global__ function already in conflict with __host__ declared again as __host__, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T);  // error[space.conflict]: illegal combination of memory qualifiers
template <class T> __host__ void f(T);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __host__
//^ documented error[space.conflict]
template <> __host__ void f(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(HG, H) = HG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
