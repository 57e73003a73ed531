/*---
says: decltype of a __device__ variable.
rules: variable.managed.decltype
runs: host accept, device accept
---*/
__device__ int d;
decltype(d) x;
