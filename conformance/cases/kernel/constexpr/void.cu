/*---
says: A constexpr kernel.
rules: kernel.constexpr, kernel.inline
runs: host accept, device reject
---*/
__global__ constexpr void k() {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
