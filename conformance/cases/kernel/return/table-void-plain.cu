/*---
says: Every form of a kernel whose return type is void.
rules: kernel.return
runs: host reject, device reject, documented accept
---*/
__global__ void a();
//^ witness[kernel.return(function, void, no)]
struct M {
  template <class T> __global__ void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, void, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T);
//^ witness[kernel.return(template, void, no)]
template <class T> __global__ void c(T) {}
//^ witness[kernel.return(template, void, no)]
//^ witness[kernel.return(instance, void, no)]
template __global__ void c(int);
//^ witness[kernel.return(instantiation, void, no)]
template <class T> __global__ void d(T) {}
//^ witness[kernel.return(template, void, no)]
//^ witness[kernel.return(instance, void, no)]
template <> __global__ void d(int) {}
//^ witness[kernel.return(specialisation, void, no)]
