/*---
says: A declared kernel with a deduced return type.
rules: kernel.return.deduced
runs: host reject, device reject
---*/
__global__ auto k();  // error[kernel.return.deduced]: a __global__ function must not have a deduced return type
