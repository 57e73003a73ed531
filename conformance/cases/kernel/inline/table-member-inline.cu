/*---
says: Inline member kernels of class templates, instantiated and specialised.
rules: kernel.inline, kernel.member
runs: host reject, device reject
---*/
template <class T> struct A {
  inline __global__ void k();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(template, yes, yes)]
  //^ witness[kernel.inline(instance, yes, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template struct A<int>;
template <class T> struct B {
  inline __global__ void k() {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(template, yes, yes)]
  //^ witness[kernel.inline(instance, yes, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template __global__ void B<int>::k();
//^ error[kernel.member]: A __global__ function or function template cannot be a member function
//^ witness[kernel.inline(instantiation, yes, yes)]
//^ witness[kernel.member(member, G, G)]
template <class T> struct C {
  inline __global__ void k() {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.inline(template, yes, yes)]
  //^ witness[kernel.inline(instance, yes, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <> inline __global__ void C<int>::k() {}
//^ error[kernel.member]: A __global__ function or function template cannot be a member function
//^ witness[kernel.inline(specialisation, yes, yes)]
//^ witness[kernel.member(member, G, G)]
