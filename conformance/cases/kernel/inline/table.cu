/*---
says: Every form of an inline kernel.
rules: kernel.inline
runs: host accept, device accept
---*/
__global__ inline void a();
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(function, yes)]
template <class T> __global__ inline void b(T);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(template, yes)]
template <class T> __global__ inline void c(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(template, yes)]
//^ witness[kernel.inline(instance, yes)]
template __global__ inline void c(int);
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(instantiation, yes)]
template <class T> __global__ inline void d(T) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(template, yes)]
//^ witness[kernel.inline(instance, yes)]
template <> __global__ inline void d(int) {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[kernel.inline(specialisation, yes)]
