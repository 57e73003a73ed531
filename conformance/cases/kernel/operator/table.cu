/*---
says: Which operator functions are kernels.
rules: kernel.operator
runs: host reject, device reject, documented reject
---*/
__global__ void k();
//^ witness[kernel.operator(none)]
struct S {
  __global__ void operator()();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.operator]: An operator function cannot be a __global__ function
  //^ witness[kernel.operator(call)]
  //^ witness[kernel.member(member, G, G)]
  //^ documented error[kernel.operator]
  __global__ operator int();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.return.void]: a __global__ function must have a void return type
  //^ witness[kernel.operator(conversion)]
  //^ witness[kernel.member(member, G, G)]
  //^ witness[kernel.return(function, other, no)]
  //^ documented error[kernel.return.void]
};
__global__ void operator+(S, int);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
//^ witness[kernel.operator(other)]
__global__ void operator""_k(unsigned long long);
//^ witness[kernel.operator(literal)]
