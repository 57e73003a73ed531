/*---
says: Every form of a kernel with an exception specification.
rules: kernel.exception-specification
runs: host reject, device reject
---*/
__global__ void a() noexcept;
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
//^ witness[kernel.exception-specification(function, yes)]
struct M {
  template <class T> __global__ void m(T) noexcept {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
  //^ witness[kernel.exception-specification(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T) noexcept;
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
//^ witness[kernel.exception-specification(template, yes)]
template <class T> __global__ void c(T) noexcept {}
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
//^ witness[kernel.exception-specification(template, yes)]
//^ witness[kernel.exception-specification(instance, yes)]
template __global__ void c(int) noexcept;
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
//^ witness[kernel.exception-specification(instantiation, yes)]
template <class T> __global__ void d(T) noexcept {}
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
//^ witness[kernel.exception-specification(template, yes)]
//^ witness[kernel.exception-specification(instance, yes)]
template <> __global__ void d(int) noexcept {}
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
//^ witness[kernel.exception-specification(specialisation, yes)]
