/*---
says: Every form of a kernel with a __grid_constant__ reference.
rules: grid-constant.reference, grid-constant.const
runs: host reject, device reject
---*/
__global__ void a(const __grid_constant__ int &x);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
//^ witness[grid-constant.const(function, no)]
//^ witness[grid-constant.reference(function, yes)]
struct M {
  template <class T> __global__ void m(T, const __grid_constant__ int &x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[grid-constant.const(member-template, no)]
  //^ witness[grid-constant.reference(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, const __grid_constant__ int &x);
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
//^ witness[grid-constant.const(template, no)]
//^ witness[grid-constant.reference(template, yes)]
template <class T> __global__ void c(T, const __grid_constant__ int &x) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
//^ witness[grid-constant.const(template, no)]
//^ witness[grid-constant.reference(template, yes)]
//^ witness[grid-constant.const(instance, no)]
template __global__ void c(int, const __grid_constant__ int &x);
//^ witness[grid-constant.const(instantiation, no)]
//^ witness[grid-constant.reference(instantiation, yes)]
template <class T> __global__ void d(T, const __grid_constant__ int &x) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
//^ witness[grid-constant.const(template, no)]
//^ witness[grid-constant.reference(template, yes)]
//^ witness[grid-constant.const(instance, no)]
template <> __global__ void d(int, const __grid_constant__ int &x) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
//^ witness[grid-constant.const(specialisation, no)]
//^ witness[grid-constant.reference(specialisation, yes)]
