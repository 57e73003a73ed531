/*---
says: A __device__ function may have a parameter of rvalue reference type.
rules: kernel.parameter.rvalue-reference
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ void f(int &&x);
