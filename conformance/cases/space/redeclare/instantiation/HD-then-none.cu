/*---
says: A __host__ __device__ function declared again without annotation, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __host__ __device__ void f(T) {}
template void f(int);
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(HD, none) = HD]
//^ device witness[space.redeclare.compared(HD, none) = HD]
//^ documented space[f] 0x37
