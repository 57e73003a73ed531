/*---
says: __host__ applied to a __host__ function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__host__ __host__ void f();
//^ warning[space.duplicate]: Multiple __host__ specifiers are not allowed
//^ witness[space.apply(none, H) = H]
//^ witness[space.apply(H, H) = H]
//^ documented space[f] 0x15
