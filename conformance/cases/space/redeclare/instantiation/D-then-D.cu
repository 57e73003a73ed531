/*---
says: A __device__ function declared again as __device__, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> __device__ void f(T) {}
template __device__ void f(int);
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(D, D) = D]
//^ device witness[space.redeclare.compared(D, D) = D]
//^ documented space[f] 0x23
