/*---
says: A member kernel with a body.
rules: kernel.member
runs: host reject, device reject
---*/
struct S {
  __global__ void k() {}  // error[kernel.member]: A __global__ function or function template cannot be a member function
};
