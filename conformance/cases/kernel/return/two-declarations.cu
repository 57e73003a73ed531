/*---
says: Each of two kernels is reported.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__ int a();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
__global__ int b();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
