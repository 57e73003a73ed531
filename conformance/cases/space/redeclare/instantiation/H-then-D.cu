/*---
says: A __host__ function declared again as __device__, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __host__ void f(T) {}
template __device__ void f(int);
//^ device warning[space.redeclared.host-with-device]: a __host__ function("f [with T=int]") redeclared with __device__, hence treated as a __host__ __device__ function
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(H, D) = HD]
//^ device witness[space.redeclare.compared(H, D) = HD]
//^ documented space[f] 0x37
