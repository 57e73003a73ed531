/*---
says: inline on a declaration.
rules: kernel.inline
runs: host accept, device accept, documented accept
---*/
inline __global__ void k();  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
__global__ void k() {}  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
