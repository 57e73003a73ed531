/*---
says: __host__ applied to an unannotated function, in one declaration.
rules: space.apply
runs: host accept, device accept, documented accept
---*/
__host__ void f();
//^ witness[space.apply(none, H) = H]
//^ documented space[f] 0x15
