/*---
says: A kernel template cannot be defined in a friend declaration.
rules: kernel.friend-definition
runs: host reject, device reject
---*/
struct S {
  template <class T> friend __global__ void k(S, T) {}
  //^ error[kernel.friend-definition]: A __global__ function or function template cannot be defined in a friend declaration
  //^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
};
