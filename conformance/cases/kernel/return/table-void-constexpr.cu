/*---
says: Every form of a kernel whose return type is void, constexpr.
rules: kernel.return, kernel.inline, kernel.constexpr
runs: host accept, device reject, documented accept
---*/
__global__ constexpr void a();
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(function, void, yes)]
//^ host,device witness[kernel.inline(function, yes)]
//^ host,device witness[kernel.constexpr(function, yes)]
template <class T> __global__ constexpr void b(T);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, void, yes)]
//^ host,device witness[kernel.inline(template, yes)]
//^ host,device witness[kernel.constexpr(template, yes)]
template <class T> __global__ constexpr void c(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, void, yes)]
//^ host,device witness[kernel.inline(template, yes)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, void, yes)]
//^ host,device witness[kernel.inline(instance, yes)]
//^ host,device witness[kernel.constexpr(instance, yes)]
template __global__ void c(int);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.return(instantiation, void, yes)]
//^ host,device witness[kernel.inline(instantiation, yes)]
//^ host,device witness[kernel.constexpr(instantiation, yes)]
template <class T> __global__ constexpr void d(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, void, yes)]
//^ host,device witness[kernel.inline(template, yes)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, void, yes)]
//^ host,device witness[kernel.inline(instance, yes)]
//^ host,device witness[kernel.constexpr(instance, yes)]
template <> __global__ constexpr void d(int) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(specialisation, void, yes)]
//^ host,device witness[kernel.inline(specialisation, yes)]
//^ host,device witness[kernel.constexpr(specialisation, yes)]
