/*---
says: inline on a declaration.
rules: kernel.inline
runs: host accept, device accept, documented accept
deviation: cufe host N-I does not report kernel.inline
deviation: cufe device N-I does not report kernel.inline
deviation: oracle=cufe documented BUG host tokens differ
---*/
inline __global__ void k();  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
__global__ void k() {}  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
