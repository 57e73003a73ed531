/*---
says: A cv-qualified void is void.
rules: kernel.return.void
runs: host accept, device accept, documented accept
---*/
__global__ const void k();
