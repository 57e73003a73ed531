/*---
says: Each conflict at its attribute.
rules: memory.apply, space.conflict
runs: host reject, device reject
---*/
__shared__
__constant__  // error[space.conflict]: illegal combination of memory qualifiers
__device__  // error[space.conflict]: illegal combination of memory qualifiers
int
a;
