/*---
says: A member operator cannot be a kernel.
rules: kernel.operator, kernel.member
runs: host reject, device reject
---*/
struct X {
  __global__ void operator+(int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.operator]: An operator function cannot be a __global__ function
};
