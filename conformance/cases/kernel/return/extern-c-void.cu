/*---
says: A kernel with C linkage returns void.
rules: kernel.return.void
runs: host accept, device accept, documented accept
---*/
extern "C" __global__ void k() {}
