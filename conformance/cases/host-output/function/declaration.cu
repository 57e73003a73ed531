/*---
says: Declarations lose their attributes.
rules: host-output.function
runs: host accept, documented accept
---*/
__device__ int f(int);
__host__ __device__ int g(int);
__global__ void k(int);
