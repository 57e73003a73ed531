/*---
says: A call operator cannot be a kernel.
rules: kernel.operator, kernel.member
runs: host reject, device reject, documented reject
---*/
struct X {
  __global__ void operator()();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.operator]: An operator function cannot be a __global__ function
  //^ documented error[kernel.operator]
};
