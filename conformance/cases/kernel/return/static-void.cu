/*---
says: A static kernel returns void.
rules: kernel.return.void
runs: host accept, device accept, documented accept
---*/
static __global__ void k() {}
