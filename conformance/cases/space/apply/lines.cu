/*---
says: Each conflict is reported at its attribute.
rules: space.apply
runs: host reject, device reject, documented reject
---*/
__global__
__host__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ documented error[space.conflict]
__device__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ documented error[space.conflict]
void
f();
//^ documented space[f] 0xf7
