/*---
says: __global__ applied to an unannotated function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
---*/
__global__ void f();
//^ witness[space.apply(none, G) = G]
//^ documented space[f] 0xe1
