/*---
says: A __host__ __device__ function declared again without annotation, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __host__ __device__ void f(T) {}
template void f(int);
//^ witness[space.redeclare.model(instantiation)]
//^ host,documented witness[space.redeclare.merged(HD, none)]
//^ device witness[space.redeclare.compared(HD, none)]
//^ documented space[f] 0x37
