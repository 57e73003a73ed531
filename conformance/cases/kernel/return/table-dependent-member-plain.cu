/*---
says: A member kernel template whose return type is dependent.
rules: kernel.return
runs: host reject, device reject, documented accept
---*/
struct S {
  template <class T> __global__ T k() { return T(); }
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, dependent, no)]
  //^ witness[kernel.member(member, G, G)]
};
