/*---
says: A const __device__ variable.
rules: variable.constexpr
runs: host accept, device accept, documented accept
---*/
__device__ const int a = 1;
__constant__ const int b = 1;
