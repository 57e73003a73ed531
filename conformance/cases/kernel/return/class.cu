/*---
says: A kernel returns a class.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
struct S {};
__global__ S k();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
