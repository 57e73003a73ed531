/*---
says: A free operator that returns int.
rules: kernel.operator, kernel.return.void
runs: host reject, device reject, documented reject
---*/
struct X {};
__global__ int operator+(X, int);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
