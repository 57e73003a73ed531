/*---
says: A conversion function is no operator function in this sense.
rules: kernel.operator, kernel.member
runs: host reject, device reject
---*/
struct X {
  __global__ operator int();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.return.void]: a __global__ function must have a void return type
};
