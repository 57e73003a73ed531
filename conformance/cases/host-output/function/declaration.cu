/*---
says: Declarations lose their attributes.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ int f(int);
__host__ __device__ int g(int);
__global__ void k(int);
