/*---
says: A kernel with the parameter list (void).
rules: kernel.return.void
runs: host accept, device accept, documented accept
---*/
__global__ void k(void);
