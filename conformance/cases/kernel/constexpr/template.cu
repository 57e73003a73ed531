/*---
says: A constexpr kernel template.
rules: kernel.constexpr, kernel.inline
runs: host accept, device reject
---*/
template <class T> __global__ constexpr int k() { return 1; }
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
