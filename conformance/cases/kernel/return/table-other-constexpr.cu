/*---
says: Every form of a kernel whose return type is int, constexpr.
rules: kernel.return, kernel.inline, kernel.constexpr
runs: host reject, device reject, documented accept
---*/
__global__ constexpr int a();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(function, other, yes)]
//^ host,device witness[kernel.inline(function, yes, no)]
//^ host,device witness[kernel.constexpr(function, yes)]
struct M {
  template <class T> __global__ constexpr int m(T) { return 1; }
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, other, yes)]
  //^ host,device witness[kernel.inline(member-template, yes, yes)]
  //^ host,device witness[kernel.constexpr(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ constexpr int b(T);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, other, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
template <class T> __global__ constexpr int c(T) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, other, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, other, yes)]
//^ host,device witness[kernel.inline(instance, yes, no)]
//^ host,device witness[kernel.constexpr(instance, yes)]
template __global__ int c(int);
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.return(instantiation, other, yes)]
//^ host,device witness[kernel.inline(instantiation, yes, no)]
//^ host,device witness[kernel.constexpr(instantiation, yes)]
template <class T> __global__ constexpr int d(T) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, other, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, other, yes)]
//^ host,device witness[kernel.inline(instance, yes, no)]
//^ host,device witness[kernel.constexpr(instance, yes)]
template <> __global__ constexpr int d(int) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(specialisation, other, yes)]
//^ host,device witness[kernel.inline(specialisation, yes, no)]
//^ host,device witness[kernel.constexpr(specialisation, yes)]
