/*---
says: The reference array of external kernels.
rules: host-output.reference-array
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k() {}
__device__ int d;
__constant__ int c;
