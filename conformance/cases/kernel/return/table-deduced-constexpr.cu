/*---
says: Every form of a kernel whose return type is deduced, constexpr.
rules: kernel.return, kernel.inline, kernel.constexpr
runs: host reject, device reject, documented reject
---*/
__global__ constexpr auto a();
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(function, deduced, yes)]
//^ host,device witness[kernel.inline(function, yes, no)]
//^ host,device witness[kernel.constexpr(function, yes)]
//^ documented error[kernel.return.deduced]
struct M {
  template <class T> __global__ constexpr auto m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, deduced, yes)]
  //^ host,device witness[kernel.inline(member-template, yes, yes)]
  //^ host,device witness[kernel.constexpr(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
  //^ documented error[kernel.return.deduced]
};
template <class T> __global__ constexpr auto b(T);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, deduced, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ documented error[kernel.return.deduced]
template <class T> __global__ constexpr auto c(T) {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, deduced, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, deduced, yes)]
//^ host,device witness[kernel.inline(instance, yes, no)]
//^ host,device witness[kernel.constexpr(instance, yes)]
//^ documented error[kernel.return.deduced]
template __global__ auto c(int);
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.return(instantiation, deduced, yes)]
//^ host,device witness[kernel.inline(instantiation, yes, no)]
//^ host,device witness[kernel.constexpr(instantiation, yes)]
//^ documented error[kernel.return.deduced]
template <class T> __global__ constexpr auto d(T) {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(template, deduced, yes)]
//^ host,device witness[kernel.inline(template, yes, no)]
//^ host,device witness[kernel.constexpr(template, yes)]
//^ witness[kernel.return(instance, deduced, yes)]
//^ host,device witness[kernel.inline(instance, yes, no)]
//^ host,device witness[kernel.constexpr(instance, yes)]
//^ documented error[kernel.return.deduced]
template <> __global__ constexpr auto d(int) {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ witness[kernel.return(specialisation, deduced, yes)]
//^ host,device witness[kernel.inline(specialisation, yes, no)]
//^ host,device witness[kernel.constexpr(specialisation, yes)]
//^ documented error[kernel.return.deduced]
