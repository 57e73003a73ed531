/*---
says: A kernel cannot be a static member function; the document only warns.
rules: kernel.member, kernel.static-member
runs: host reject, device reject, documented accept
---*/
struct S {
  static __global__ void k();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ documented warning[kernel.static-member]
};
