/*---
says: Each __global__ of a declaration is applied, and each is asked what the function is.
rules: kernel.return, kernel.ellipsis, kernel.return.void
runs: host reject
---*/
__global__ __global__ int returns() { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
__global__ __global__ void variadic(...) {}
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
