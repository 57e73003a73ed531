/*---
says: A kernel template whose return type is dependent.
rules: kernel.return
runs: host accept, device reject, documented accept
---*/
template <class T> __global__ constexpr T k() { return T(); }
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, dependent, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
