/*---
says: A missing return in a __device__ function is silent in the host pass.
rules: space.device-only
runs: host accept, device accept
---*/
__device__ int f() {}
