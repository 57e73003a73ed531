/*---
says: A destructor cannot be a kernel.
rules: kernel.member
runs: host reject, device reject
---*/
struct S {
  __global__ ~S();  // error[kernel.member]: A __global__ function or function template cannot be a member function
};
