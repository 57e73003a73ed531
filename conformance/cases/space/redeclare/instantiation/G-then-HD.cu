/*---
says: A __global__ function declared again as __host__ __device__, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T) {}
template __host__ __device__ void f(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f [with T=int]") redeclared with __host__ __device__
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(G, HD) = HDG]
//^ device witness[space.redeclare.compared(G, HD) = HDG]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented space[f] 0xf7
