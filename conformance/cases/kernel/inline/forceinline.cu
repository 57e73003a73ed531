/*---
says: __forceinline__ on a kernel.
rules: kernel.inline
runs: host accept, device accept
---*/
__global__ __forceinline__ void k() {}  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
