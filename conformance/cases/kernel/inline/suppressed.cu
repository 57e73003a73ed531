/*---
says: The warning can be suppressed.
rules: kernel.inline
runs: host accept, device accept
arguments: --diag_suppress=20050
---*/
__global__ inline void k() {}
