/*---
says: Every form of a kernel that breaks no rule.
rules: kernel.exception-specification, kernel.inline, kernel.constexpr, kernel.parameter, launch-bounds.with-maxnreg
runs: host reject, device reject
---*/
__global__ void a(int x);
//^ witness[kernel.exception-specification(function, no)]
//^ witness[kernel.inline(function, no, no)]
//^ witness[kernel.constexpr(function, no)]
//^ witness[kernel.parameter(function, ordinary)]
//^ witness[launch-bounds.with-maxnreg(function, no)]
struct M {
  template <class T> __global__ void m(T, int x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.exception-specification(member-template, no)]
  //^ witness[kernel.inline(member-template, no, yes)]
  //^ witness[kernel.constexpr(member-template, no)]
  //^ witness[kernel.parameter(member-template, ordinary)]
  //^ witness[launch-bounds.with-maxnreg(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, int x);
//^ witness[kernel.exception-specification(template, no)]
//^ witness[kernel.inline(template, no, no)]
//^ witness[kernel.constexpr(template, no)]
//^ witness[kernel.parameter(template, ordinary)]
//^ witness[launch-bounds.with-maxnreg(template, no)]
template <class T> __global__ void c(T, int x) {}
//^ witness[kernel.exception-specification(template, no)]
//^ witness[kernel.inline(template, no, no)]
//^ witness[kernel.constexpr(template, no)]
//^ witness[kernel.parameter(template, ordinary)]
//^ witness[launch-bounds.with-maxnreg(template, no)]
//^ witness[kernel.exception-specification(instance, no)]
//^ witness[kernel.inline(instance, no, no)]
//^ witness[kernel.constexpr(instance, no)]
//^ witness[kernel.parameter(instance, ordinary)]
//^ witness[launch-bounds.with-maxnreg(instance, no)]
template __global__ void c(int, int x);
//^ witness[kernel.exception-specification(instantiation, no)]
//^ witness[kernel.inline(instantiation, no, no)]
//^ witness[kernel.constexpr(instantiation, no)]
//^ witness[kernel.parameter(instantiation, ordinary)]
//^ witness[launch-bounds.with-maxnreg(instantiation, no)]
template <class T> __global__ void d(T, int x) {}
//^ witness[kernel.exception-specification(template, no)]
//^ witness[kernel.inline(template, no, no)]
//^ witness[kernel.constexpr(template, no)]
//^ witness[kernel.parameter(template, ordinary)]
//^ witness[launch-bounds.with-maxnreg(template, no)]
//^ witness[kernel.exception-specification(instance, no)]
//^ witness[kernel.inline(instance, no, no)]
//^ witness[kernel.constexpr(instance, no)]
//^ witness[kernel.parameter(instance, ordinary)]
//^ witness[launch-bounds.with-maxnreg(instance, no)]
template <> __global__ void d(int, int x) {}
//^ witness[kernel.exception-specification(specialisation, no)]
//^ witness[kernel.inline(specialisation, no, no)]
//^ witness[kernel.constexpr(specialisation, no)]
//^ witness[kernel.parameter(specialisation, ordinary)]
//^ witness[launch-bounds.with-maxnreg(specialisation, no)]
