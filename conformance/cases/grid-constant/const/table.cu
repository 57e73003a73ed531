/*---
says: Every form of a kernel with a __grid_constant__ parameter that is not const.
rules: grid-constant.const
runs: host reject, device reject
---*/
__global__ void a(__grid_constant__ int x);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ witness[grid-constant.const(function, no)]
struct M {
  template <class T> __global__ void m(T, __grid_constant__ int x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[grid-constant.const(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, __grid_constant__ int x);
//^ witness[grid-constant.const(template, no)]
template <class T> __global__ void c(T, __grid_constant__ int x) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ witness[grid-constant.const(template, no)]
//^ witness[grid-constant.const(instance, no)]
template __global__ void c(int, __grid_constant__ int x);
//^ witness[grid-constant.const(instantiation, no)]
template <class T> __global__ void d(T, __grid_constant__ int x) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ witness[grid-constant.const(template, no)]
//^ witness[grid-constant.const(instance, no)]
template <> __global__ void d(int, __grid_constant__ int x) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ witness[grid-constant.const(specialisation, no)]
