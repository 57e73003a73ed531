/*---
says: A __device__ function may have an ellipsis.
rules: kernel.ellipsis
runs: host accept, device accept, documented accept
---*/
__device__ void f(int, ...);
