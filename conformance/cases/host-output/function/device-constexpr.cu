/*---
says: A constexpr __device__ function keeps its body.
rules: host-output.function
runs: host accept, documented accept
---*/
__device__ constexpr int f() { return 1; }
