/*---
says: Every form of a kernel whose return type is deduced.
rules: kernel.return
runs: host reject, device reject, documented reject
---*/
__global__ auto a();
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ witness[kernel.return(function, deduced, no)]
//^ documented error[kernel.return.deduced]
struct M {
  template <class T> __global__ auto m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, deduced, no)]
  //^ witness[kernel.member(member, G, G)]
  //^ documented error[kernel.return.deduced]
};
template <class T> __global__ auto b(T);
//^ witness[kernel.return(template, deduced, no)]
//^ documented error[kernel.return.deduced]
template <class T> __global__ auto c(T) {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ witness[kernel.return(template, deduced, no)]
//^ witness[kernel.return(instance, deduced, no)]
//^ documented error[kernel.return.deduced]
template __global__ auto c(int);
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ witness[kernel.return(instantiation, deduced, no)]
//^ documented error[kernel.return.deduced]
template <class T> __global__ auto d(T) {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ witness[kernel.return(template, deduced, no)]
//^ witness[kernel.return(instance, deduced, no)]
//^ documented error[kernel.return.deduced]
template <> __global__ auto d(int) {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
//^ witness[kernel.return(specialisation, deduced, no)]
//^ documented error[kernel.return.deduced]
