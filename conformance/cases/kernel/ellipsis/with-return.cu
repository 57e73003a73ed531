/*---
says: Ellipsis and return type are both reported.
rules: kernel.ellipsis, kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__ int k(...) { return 1; }
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
//^ documented error[kernel.ellipsis]
