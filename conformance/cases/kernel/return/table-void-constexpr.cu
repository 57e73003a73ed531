/*---
says: Every form of a kernel whose return type is void, constexpr.
rules: kernel.return, kernel.inline, kernel.constexpr
runs: host reject, device reject, documented accept
---*/
__global__ constexpr void a();
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(function, void, yes)]
//^ host,device witness[kernel.inline(function, yes, no)]
//^ host,device witness[kernel.constexpr(function, yes)]
struct M {
  template <class T> __global__ constexpr void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, void, yes)]
  //^ host,device witness[kernel.inline(member-template, yes, yes)]
  //^ host,device witness[kernel.constexpr(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ constexpr void b(T);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, void, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
template <class T> __global__ constexpr void c(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, void, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, void, yes)]
//^ host,device witness[kernel.inline(instance, yes, no)]
//^ host,device witness[kernel.constexpr(instance, yes)]
template __global__ void c(int);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.return(instantiation, void, yes)]
//^ host,device witness[kernel.inline(instantiation, yes, no)]
//^ host,device witness[kernel.constexpr(instantiation, yes)]
template <class T> __global__ constexpr void d(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, void, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, void, yes)]
//^ host,device witness[kernel.inline(instance, yes, no)]
//^ host,device witness[kernel.constexpr(instance, yes)]
template <> __global__ constexpr void d(int) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(specialisation, void, yes)]
//^ host,device witness[kernel.inline(specialisation, yes, no)]
//^ host,device witness[kernel.constexpr(specialisation, yes)]
