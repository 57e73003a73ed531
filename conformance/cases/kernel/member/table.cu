/*---
says: Where a kernel is declared.
rules: kernel.membership
runs: host reject, device reject, documented accept
---*/
__global__ void k();
//^ witness[kernel.membership(namespace-member)]
struct S {
  __global__ void m();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.membership(member)]
  static __global__ void s();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.membership(static-member)]
  //^ documented warning[kernel.static-member]
  friend __global__ void f(S);
  //^ witness[kernel.membership(friend)]
  friend __global__ void d(S) {}
  //^ error[kernel.friend-definition]: A __global__ function or function template cannot be defined in a friend declaration
  //^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
  //^ witness[kernel.membership(friend-definition)]
  //^ host,device witness[kernel.inline(function, yes)]
};
