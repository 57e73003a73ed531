/*---
says: Declaration and definition are each reported.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__ int k();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
__global__ int k() { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
