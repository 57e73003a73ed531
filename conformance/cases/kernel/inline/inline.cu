/*---
says: inline on a kernel is ignored with a warning.
rules: kernel.inline
runs: host accept, device accept, documented accept
---*/
__global__ inline void k() {}  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
