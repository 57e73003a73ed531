/*---
says: Every form of a kernel with a parameter of va-list type.
rules: kernel.parameter
runs: host reject, device reject
---*/
__global__ void a(__builtin_va_list x);
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
//^ witness[kernel.parameter(function, va-list)]
struct M {
  template <class T> __global__ void m(T, __builtin_va_list x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.parameter(member-template, va-list)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, __builtin_va_list x);
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
//^ witness[kernel.parameter(template, va-list)]
template <class T> __global__ void c(T, __builtin_va_list x) {}
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
//^ witness[kernel.parameter(template, va-list)]
template __global__ void c(int, __builtin_va_list x);
//^ witness[kernel.parameter(instantiation, va-list)]
template <class T> __global__ void d(T, __builtin_va_list x) {}
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
//^ witness[kernel.parameter(template, va-list)]
template <> __global__ void d(int, __builtin_va_list x) {}
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
//^ witness[kernel.parameter(specialisation, va-list)]
