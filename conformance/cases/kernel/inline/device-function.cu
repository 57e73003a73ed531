/*---
says: inline on a __device__ function.
rules: kernel.inline
runs: host accept, device accept, documented accept
---*/
inline __device__ void f() {}
