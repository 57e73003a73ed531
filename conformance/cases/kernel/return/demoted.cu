/*---
says: The return type error is discretionary.
rules: kernel.return.void
runs: host accept, device accept
arguments: --diag_warning=20048
---*/
__global__ int k();  // warning[kernel.return.void]: a __global__ function must have a void return type
