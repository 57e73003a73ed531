/*---
says: A __device__ function may have a deduced return type.
rules: kernel.return.deduced
runs: host accept, device accept, documented accept
---*/
__device__ auto f() { return 1; }
