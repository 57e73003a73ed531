/*---
says: Unnamed parameters.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
__global__ void k(int, float *) {}
