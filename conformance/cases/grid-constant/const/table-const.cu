/*---
says: Every form of a kernel with a const __grid_constant__ parameter.
rules: grid-constant.const, grid-constant.reference
runs: host reject, device reject
---*/
__global__ void a(const __grid_constant__ int x);
//^ witness[grid-constant.const(function, yes)]
//^ witness[grid-constant.reference(function, no)]
struct M {
  template <class T> __global__ void m(T, const __grid_constant__ int x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[grid-constant.const(member-template, yes)]
  //^ witness[grid-constant.reference(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, const __grid_constant__ int x);
//^ witness[grid-constant.const(template, yes)]
//^ witness[grid-constant.reference(template, no)]
template <class T> __global__ void c(T, const __grid_constant__ int x) {}
//^ witness[grid-constant.const(template, yes)]
//^ witness[grid-constant.reference(template, no)]
//^ witness[grid-constant.const(instance, yes)]
//^ witness[grid-constant.reference(instance, no)]
template __global__ void c(int, const __grid_constant__ int x);
//^ witness[grid-constant.const(instantiation, yes)]
//^ witness[grid-constant.reference(instantiation, no)]
template <class T> __global__ void d(T, const __grid_constant__ int x) {}
//^ witness[grid-constant.const(template, yes)]
//^ witness[grid-constant.reference(template, no)]
//^ witness[grid-constant.const(instance, yes)]
//^ witness[grid-constant.reference(instance, no)]
template <> __global__ void d(int, const __grid_constant__ int x) {}
//^ witness[grid-constant.const(specialisation, yes)]
//^ witness[grid-constant.reference(specialisation, no)]
