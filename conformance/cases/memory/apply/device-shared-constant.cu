/*---
says: All three, __device__ first.
rules: memory.apply, space.conflict
runs: host reject, device reject
---*/
__device__ __shared__ __constant__ int a;  // error[space.conflict]: illegal combination of memory qualifiers
