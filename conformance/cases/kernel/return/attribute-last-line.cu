/*---
says: The attribute stands on another line than the name.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
int
k();
