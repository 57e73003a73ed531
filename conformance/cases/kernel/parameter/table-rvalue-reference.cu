/*---
says: Every form of a kernel with a parameter of rvalue-reference type.
rules: kernel.parameter
runs: host reject, device reject
---*/
__global__ void a(int &&x);
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
//^ witness[kernel.parameter(function, rvalue-reference)]
struct M {
  template <class T> __global__ void m(T, int &&x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.parameter(member-template, rvalue-reference)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, int &&x);
//^ witness[kernel.parameter(template, rvalue-reference)]
template <class T> __global__ void c(T, int &&x) {}
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
//^ witness[kernel.parameter(template, rvalue-reference)]
//^ witness[kernel.parameter(instance, rvalue-reference)]
template __global__ void c(int, int &&x);
//^ witness[kernel.parameter(instantiation, rvalue-reference)]
template <class T> __global__ void d(T, int &&x) {}
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
//^ witness[kernel.parameter(template, rvalue-reference)]
//^ witness[kernel.parameter(instance, rvalue-reference)]
template <> __global__ void d(int, int &&x) {}
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
//^ witness[kernel.parameter(specialisation, rvalue-reference)]
