/*---
says: All three, __device__ last: reported again.
rules: memory.apply, space.conflict
runs: host reject, device reject
---*/
__shared__ __constant__ __device__ int a;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
