/*---
says: Every form of a kernel without an ellipsis.
rules: kernel.ellipsis
runs: host reject, device reject, documented accept
---*/
__global__ void a(int);
//^ witness[kernel.ellipsis(function, no)]
struct M {
  template <class T> __global__ void m(T, int) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.ellipsis(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, int);
//^ witness[kernel.ellipsis(template, no)]
template <class T> __global__ void c(T, int) {}
//^ witness[kernel.ellipsis(template, no)]
//^ witness[kernel.ellipsis(instance, no)]
template __global__ void c(int, int);
//^ witness[kernel.ellipsis(instantiation, no)]
template <class T> __global__ void d(T, int) {}
//^ witness[kernel.ellipsis(template, no)]
//^ witness[kernel.ellipsis(instance, no)]
template <> __global__ void d(int, int) {}
//^ witness[kernel.ellipsis(specialisation, no)]
