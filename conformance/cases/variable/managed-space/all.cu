/*---
says: All four memory spaces.
rules: variable.managed.space, space.conflict
runs: host reject, device reject
---*/
__device__ __shared__ __constant__ __managed__ int a;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
