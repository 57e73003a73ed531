/*---
says: constexpr, __device__ and __constant__.
rules: variable.constexpr
runs: host accept, device accept
---*/
constexpr __device__ __constant__ int a = 1;
