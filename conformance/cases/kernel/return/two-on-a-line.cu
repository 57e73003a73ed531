/*---
says: Two kernels on one line are reported twice.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__ int a(); __global__ int b();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
//^ documented error[kernel.return.void]
