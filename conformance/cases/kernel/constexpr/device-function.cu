/*---
says: A constexpr __device__ function.
rules: kernel.constexpr
runs: host accept, device accept, documented accept
---*/
__device__ constexpr int f() { return 1; }
