/*---
says: The line is the parameter's.
rules: kernel.parameter.rvalue-reference
runs: host accept, device reject
---*/
__global__ void k(int a,
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
                  float &&b,
                  int &&c) {}
