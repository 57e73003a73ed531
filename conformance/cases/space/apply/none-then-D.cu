/*---
says: __device__ applied to an unannotated function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
---*/
__device__ void f();
//^ witness[space.apply(none, D) = D]
//^ documented space[f] 0x23
