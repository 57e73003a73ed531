/*---
says: What a callee in a template is qualified with may leave it to the instances.
rules: launch.callee
runs: host reject, device reject
deviation: oracle host BUG what a callee is qualified with is not looked at
deviation: oracle device BUG instances are not read, launches and calls in them are told once
---*/
namespace ns { template<class T> struct S { static void st(T); static void sn(int); template<class U> static void tm(U); typedef S self; }; struct P { static void f(int); template<class U> static void g(U); }; }
template<class T> struct C {
  static void sn(int);
  static void st(T);
  typedef ns::S<T> type;
  template<class U> static void tm(U);
  void a(T t) { C<T>::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void b(T t) { C::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void c(T t) { sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void d(T t) { st<<<1, 1>>>(t); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void e(T t) { C<T>::st<<<1, 1>>>(t); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void f(T t) { C<int>::sn<<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void g(T t) { tm<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void h(T t) { type::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void i(T t) { ns::P::f<<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void j(T t) { ns::P::f<<<1, 1>>>(t); }
  //^ host@-13.2 error[launch.host-callee]: a host function call cannot be configured
  void k(T t) { ns::P::g<<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void l(T t) { ns::P::g<T><<<1, 1>>>(t); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void m(T t) { ns::P::g<int><<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void n(T t) { ns::S<T>::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void o(T t) { ns::S<T>::template tm<int><<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void p(T t) { ns::S<int>::tm<<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void q(T t) { ns::S<int>::self::sn<<<1, 1>>>(1); }
  //^ error[launch.host-callee]: a host function call cannot be configured
  void r(T t) { ns::S<const T *>::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void s(T t) { T::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
  void t(T t) { typedef ns::S<T> X; X::sn<<<1, 1>>>(1); }
  //^ device error[launch.host-callee]: a host function call cannot be configured
};
template<class T> void f(T t) {
  ns::S<T>::sn<<<1, 1>>>(1);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  ns::S<int>::sn<<<1, 1>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  C<T>::type::sn<<<1, 1>>>(1);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  ns::S<T>::sn(1);
}
struct Q { static void sn(int); };
void use() { C<Q> c; c.a(Q()); c.b(Q()); c.c(Q()); c.d(Q()); c.e(Q()); c.f(Q()); c.g(Q()); c.h(Q()); c.i(Q()); c.k(Q()); c.l(Q()); c.m(Q()); c.n(Q()); c.o(Q()); c.p(Q());
 c.q(Q()); c.r(Q()); c.s(Q()); c.t(Q()); f(Q()); f(1); }
