/*---
says: A static kernel.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
static __global__ void k() {}
