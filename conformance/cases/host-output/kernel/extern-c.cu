/*---
says: A kernel with C linkage.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
extern "C" __global__ void k() {}
