/*---
says: A kernel parameter of rvalue reference type.
rules: kernel.parameter.rvalue-reference
runs: host accept, device reject
---*/
__global__ void k(int &&x);
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
