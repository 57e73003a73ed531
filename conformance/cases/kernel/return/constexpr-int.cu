/*---
says: A constexpr kernel returns int.
rules: kernel.return.void, kernel.constexpr, kernel.inline
runs: host reject, device reject
---*/
__global__ constexpr int k() { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
