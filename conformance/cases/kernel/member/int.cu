/*---
says: A member kernel that returns int.
rules: kernel.member, kernel.return.void
runs: host reject, device reject
---*/
struct S {
  __global__ int k();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.return.void]: a __global__ function must have a void return type
};
