/*---
says: A memory space twice is silent.
rules: memory.apply, space.duplicate
runs: host accept, device accept
---*/
__device__ __device__ int a;
__constant__ __constant__ int b;
