/*---
says: Every form of an inline kernel.
rules: kernel.inline
runs: host reject, device reject
---*/
__global__ inline void a();
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(function, yes, no)]
struct M {
  template <class T> __global__ inline void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(member-template, yes, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ inline void b(T);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(template, yes, no)]
template <class T> __global__ inline void c(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(template, yes, no)]
//^ witness[kernel.inline(instance, yes, no)]
template __global__ inline void c(int);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(instantiation, yes, no)]
template <class T> __global__ inline void d(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(template, yes, no)]
//^ witness[kernel.inline(instance, yes, no)]
template <> __global__ inline void d(int) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(specialisation, yes, no)]
