/*---
says: inline on a kernel template.
rules: kernel.inline
runs: host accept, device accept, documented accept
---*/
template <class T> inline __global__ void k(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
template __global__ void k<int>(int);  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
