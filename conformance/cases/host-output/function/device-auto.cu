/*---
says: A __device__ function with deduced return type.
rules: host-output.function
runs: host accept, documented accept
---*/
__device__ auto f() { return 1; }
