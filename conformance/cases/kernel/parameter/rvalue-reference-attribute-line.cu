/*---
says: Which line is reported when attribute, name and parameter have their own.
rules: kernel.parameter.rvalue-reference
runs: host accept, device reject
---*/
__global__
void
k(int a,
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
  float &&b) {}
