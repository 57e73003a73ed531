/*---
says: A kernel returns bool.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__ bool k();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
