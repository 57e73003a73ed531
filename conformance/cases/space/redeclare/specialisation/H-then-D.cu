/*---
says: A __host__ function declared again as __device__, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host accept, device accept, documented accept
---*/
template <class T> __host__ void f(T);
template <> __device__ void f(int);
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(H, D) = HD]
//^ documented space[f] 0x37
