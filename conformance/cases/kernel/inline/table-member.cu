/*---
says: Member kernels report membership only.
rules: kernel.inline, kernel.member
runs: host reject, device reject
---*/
struct S {
  inline __global__ void k();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(function, yes, yes)]
  //^ witness[kernel.member(member, G, G)]
  __global__ void l();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(function, no, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> struct B {
  inline __global__ void k();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(template, yes, yes)]
  //^ witness[kernel.member(member, G, G)]
  __global__ void l();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(template, no, yes)]
  //^ witness[kernel.member(member, G, G)]
};
