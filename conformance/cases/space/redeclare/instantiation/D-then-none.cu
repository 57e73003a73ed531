/*---
says: A __device__ function declared again without annotation, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __device__ void f(T) {}
template void f(int);
//^ device warning[space.redeclared.device-without-device]: a __device__ function("f [with T=int]") redeclared without __device__, hence treated as a __host__ __device__ function
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(D, none) = D]
//^ device witness[space.redeclare.compared(D, none) = HD]
//^ documented space[f] 0x23
