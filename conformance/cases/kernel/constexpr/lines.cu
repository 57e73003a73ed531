/*---
says: Which line is reported when attribute and name have their own.
rules: kernel.constexpr, kernel.inline
runs: host accept, device reject
---*/
__global__  // warning[kernel.inline]: inline qualifier ignored for "__global__" function
constexpr
void
k() {}  // device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
