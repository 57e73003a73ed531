/*---
says: Members of classes that depend on nothing are told in templates; dependent arguments find no others.
rules: launch.callee
runs: host reject, device reject
deviation: oracle host@-13.2 BUG arguments decide what a member is launched, too
deviation: oracle device BUG instances are not read, launches and calls in them are told once
---*/
struct P { static void f(int); template<class U> static void g(U); void n(int);
 template<class T> void a(T t) { f<<<1, 1>>>(1); }
 //^ error[launch.host-callee]: a host function call cannot be configured
 template<class T> void b(T t) { f<<<1, 1>>>(t); }
 //^ host@-13.2 error[launch.host-callee]: a host function call cannot be configured
 //^ device error[launch.host-callee]: a host function call cannot be configured
 template<class T> void c(T t) { g<<<1, 1>>>(1); }
 //^ error[launch.host-callee]: a host function call cannot be configured
 template<class T> void d(T t) { g<<<1, 1>>>(t); }
 //^ device error[launch.host-callee]: a host function call cannot be configured
 template<class T> void e(T t) { g<T><<<1, 1>>>(t); }
 //^ device error[launch.host-callee]: a host function call cannot be configured
 template<class T> void h(T t) { P::f<<<1, 1>>>(1); }
 //^ error[launch.host-callee]: a host function call cannot be configured
 template<class T> void j(T t) { n<<<1, 1>>>(1); }
 //^ error[launch.host-callee]: a host function call cannot be configured
 struct Q { template<class T> void k(T t) { f<<<1, 1>>>(1); P::f<<<1, 1>>>(1); } };
 //^ error[launch.host-callee]: a host function call cannot be configured
 //^ error[launch.host-callee]: a host function call cannot be configured
};
struct R : P { template<class T> void l(T t) { f<<<1, 1>>>(1); P::f<<<1, 1>>>(1); } };
//^ error[launch.host-callee]: a host function call cannot be configured
//^ error[launch.host-callee]: a host function call cannot be configured
template<class T> struct V : P { void m(T t) { f<<<1, 1>>>(1); P::f<<<1, 1>>>(1); V::f<<<1, 1>>>(1); } };
//^ error[launch.host-callee]: a host function call cannot be configured
//^ error[launch.host-callee]: a host function call cannot be configured
//^ error[launch.host-callee]: a host function call cannot be configured
template<class T> struct W : V<T> { void o(T t) { V<T>::f<<<1, 1>>>(1); W::f<<<1, 1>>>(1); } };
//^ device error[launch.host-callee]: a host function call cannot be configured
//^ device error[launch.host-callee]: a host function call cannot be configured
void use() { P p; p.a(1); p.b(1); p.c(1); p.d(1); p.e(1); p.h(1); p.j(1); P::Q().k(1); R().l(1); V<int>().m(1); W<int>().o(1); }
