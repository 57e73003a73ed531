/*---
says: A deleted __device__ function.
rules: host-output.function
runs: host accept, documented accept
---*/
__device__ void f() = delete;
