/*---
says: A member kernel template whose return type is dependent.
rules: kernel.return
runs: host reject, device reject, documented accept
---*/
struct S {
  template <class T> __global__ constexpr T k() { return T(); }
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, dependent, yes)]
  //^ witness[kernel.member(member, G, G)]
  //^ host,device witness[kernel.inline(member-template, yes, yes)]
  //^ host,device witness[kernel.constexpr(member-template, yes)]
};
