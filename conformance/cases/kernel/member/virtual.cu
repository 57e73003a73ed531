/*---
says: A virtual function cannot be a kernel.
rules: kernel.member
runs: host reject, device reject
---*/
struct S {
  virtual __global__ void k();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
};
