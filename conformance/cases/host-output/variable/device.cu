/*---
says: __device__ and __constant__ variables.
rules: host-output.variable.linkage
runs: host accept, documented accept
---*/
__device__ int a;
__device__ int b = 3;
__constant__ float c[2] = {1, 2};
static __device__ int d[4];
extern __device__ int e;
