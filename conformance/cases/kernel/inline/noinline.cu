/*---
says: noinline on a kernel.
rules: kernel.inline
runs: host accept, device accept, documented accept
---*/
__global__ __attribute__((noinline)) void k() {}
