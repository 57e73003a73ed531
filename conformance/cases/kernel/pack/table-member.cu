/*---
says: Packs of member kernel templates.
rules: kernel.pack
runs: host reject, device reject
---*/
struct S {
  template <class T, class... A> __global__ void a(T, A...);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.pack(member-template, last)]
  //^ witness[kernel.member(member, G, G)]
  template <class... A, class T = int> __global__ void b(T, A...);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
  //^ witness[kernel.pack(member-template, not-last)]
  //^ witness[kernel.member(member, G, G)]
  template <class... A, int... B> __global__ void c(A...);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.pack.multiple]: Multiple pack parameters are not allowed for a variadic __global__ function template
  //^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
  //^ witness[kernel.pack(member-template, second)]
  //^ witness[kernel.pack(member-template, not-last)]
  //^ witness[kernel.member(member, G, G)]
};
