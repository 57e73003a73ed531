/*---
says: The attribute stands behind the return type.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
int __global__ k();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
