/*---
says: A callee may be qualified with the type of an expression, a computed bound or a name of the block.
rules: launch.callee
runs: host reject, device reject
deviation: oracle host BUG what a callee is qualified with is not looked at
deviation: oracle device BUG instances are not read, launches and calls in them are told once
---*/
namespace ns { template<class T> struct S { static void sn(int); }; }
template<class T> struct C {
  void u(T t) { typedef ns::S<int> X; X::sn<<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void v(T t) { using X = ns::S<decltype(t)>; X::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void w(T t) { ns::S<decltype(t)>::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void x(T t) { ns::S<int[sizeof(T)]>::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
};
void use() { C<int> c; c.u(1); c.v(1); c.w(1); c.x(1); }
