/*---
says: An allocation function cannot be a kernel.
rules: kernel.operator, kernel.return.void
runs: host reject, device reject
---*/
__global__ void *operator new(size_t, int);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
//^ error[kernel.return.void]: a __global__ function must have a void return type
