/*---
says: A kernel returns void.
rules: kernel.return.void
runs: host accept, device accept, documented accept
---*/
__global__ void k();
__global__ void k() {}
