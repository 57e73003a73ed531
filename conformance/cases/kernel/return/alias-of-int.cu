/*---
says: A kernel returns int through an alias.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
typedef int I;
__global__ I k();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
