/*---
says: A constexpr __device__ variable.
rules: variable.constexpr
runs: host accept, device accept, documented accept
---*/
__device__ constexpr int a = 1;
