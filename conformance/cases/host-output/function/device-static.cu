/*---
says: A static __device__ function.
rules: host-output.function
runs: host accept, documented accept
---*/
static __device__ void f() {}
