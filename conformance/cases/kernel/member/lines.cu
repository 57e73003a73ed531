/*---
says: Which line is reported when attribute and name have their own.
rules: kernel.member
runs: host reject, device reject
---*/
struct S {
  __global__  // error[kernel.member]: A __global__ function or function template cannot be a member function
  void
  k();
};
