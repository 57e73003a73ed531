/*---
says: A __device__ function may have a parameter of rvalue reference type.
rules: kernel.parameter.rvalue-reference
runs: host accept, device accept, documented accept
---*/
__device__ void f(int &&x);
