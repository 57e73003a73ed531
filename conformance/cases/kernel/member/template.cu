/*---
says: A member kernel template.
rules: kernel.member
runs: host reject, device reject
---*/
struct S {
  template <class T> __global__ void k(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
};
