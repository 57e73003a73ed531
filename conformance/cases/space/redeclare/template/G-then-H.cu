/*---
says: A __global__ function declared again as __host__, in the definition of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T);
template <class T> __host__ void f(T) {}
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __host__
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(G, H) = HG]
//^ device witness[space.redeclare.compared(G, H) = HG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
