/*---
says: A __global__ function already in conflict with __host__ declared again without annotation, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T);  // error[space.conflict]: illegal combination of memory qualifiers
template <class T> __host__ void f(T);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __host__
//^ documented error[space.conflict]
template <> void f(int);
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(HG, none) = HG]
//^ documented space[f] 0xf5
