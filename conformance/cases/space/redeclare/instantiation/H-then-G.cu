/*---
says: A __host__ function declared again as __global__, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
template <class T> __host__ void f(T) {}
template __global__ void f(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ function("f [with T=int]") redeclared with __global__
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(H, G) = HG]
//^ device witness[space.redeclare.compared(H, G) = HG]
//^ documented error[space.conflict]
//^ documented space[f] 0xf5
