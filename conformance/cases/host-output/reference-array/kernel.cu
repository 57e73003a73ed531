/*---
says: The reference array of external kernels.
rules: host-output.reference-array
runs: host accept, documented accept
---*/
__global__ void k() {}
__device__ int d;
__constant__ int c;
