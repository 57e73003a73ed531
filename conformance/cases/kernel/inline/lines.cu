/*---
says: Which line is reported when attribute, inline and name have their own.
rules: kernel.inline
runs: host accept, device accept
---*/
inline
__global__  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
void
k() {}
