/*---
says: __global__ applied to a __global__ function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__global__ __global__ void f();
//^ warning[space.duplicate]: Multiple __global__ specifiers are not allowed
//^ witness[space.apply(none, G) = G]
//^ witness[space.apply(G, G) = G]
//^ documented space[f] 0xe1
