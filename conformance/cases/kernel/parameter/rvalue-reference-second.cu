/*---
says: The second parameter is an rvalue reference.
rules: kernel.parameter.rvalue-reference
runs: host accept, device reject
---*/
__global__ void k(int a, const float &&b) {}
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
