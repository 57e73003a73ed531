/*---
says: __device__ beside any other memory space.
rules: memory.apply, space.conflict
runs: host accept, device accept, documented accept
---*/
__device__ __shared__ int a;
__device__ __constant__ int b;
__device__ __managed__ int c;
__shared__ __device__ int d;
__constant__ __device__ int e;
__managed__ __device__ int f;
