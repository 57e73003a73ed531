/*---
says: A __host__ __device__ function keeps its body.
rules: host-output.function
runs: host accept, documented accept
---*/
__host__ __device__ int f(int a) { return a; }
