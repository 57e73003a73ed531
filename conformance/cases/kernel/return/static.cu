/*---
says: A static kernel returns int.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
static __global__ int k() { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
