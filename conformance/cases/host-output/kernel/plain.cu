/*---
says: A kernel is declared.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
__global__ void k(int *p) { *p = 1; }
