/*---
says: inline on a kernel template.
rules: kernel.inline
runs: host accept, device accept, documented accept
deviation: cufe host N-I does not report kernel.inline
deviation: cufe device N-I does not report kernel.inline
---*/
template <class T> inline __global__ void k(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
template __global__ void k<int>(int);  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
