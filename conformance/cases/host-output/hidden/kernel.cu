/*---
says: Kernels are hidden.
rules: host-output.hidden
runs: host accept, documented accept
---*/
__global__ void k() {}
