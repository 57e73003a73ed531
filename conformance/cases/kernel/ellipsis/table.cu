/*---
says: Every form of a kernel with an ellipsis.
rules: kernel.ellipsis
runs: host reject, device reject, documented reject
---*/
__global__ void a(...);
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ witness[kernel.ellipsis(function, yes)]
//^ documented error[kernel.ellipsis]
struct M {
  template <class T> __global__ void m(T, ...) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
  //^ witness[kernel.ellipsis(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
  //^ documented error[kernel.ellipsis]
};
template <class T> __global__ void b(T, ...);
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ witness[kernel.ellipsis(template, yes)]
//^ documented error[kernel.ellipsis]
template <class T> __global__ void c(T, ...) {}
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ witness[kernel.ellipsis(template, yes)]
//^ witness[kernel.ellipsis(instance, yes)]
//^ documented error[kernel.ellipsis]
template __global__ void c(int, ...);
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ witness[kernel.ellipsis(instantiation, yes)]
//^ documented error[kernel.ellipsis]
template <class T> __global__ void d(T, ...) {}
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ witness[kernel.ellipsis(template, yes)]
//^ witness[kernel.ellipsis(instance, yes)]
//^ documented error[kernel.ellipsis]
template <> __global__ void d(int, ...) {}
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ witness[kernel.ellipsis(specialisation, yes)]
//^ documented error[kernel.ellipsis]
