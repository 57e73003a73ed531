/*---
says: The return type error can be suppressed.
rules: kernel.return.void
runs: host accept, device accept
arguments: --diag_suppress=20048
---*/
__global__ int k();
