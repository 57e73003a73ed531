/*---
says: A member kernel of a class template.
rules: kernel.member
runs: host reject, device reject
---*/
template <class T> struct S {
  __global__ void k();  // error[kernel.member]: A __global__ function or function template cannot be a member function
};
