/*---
says: Launches of functions in templates are told in each instance by the device pass.
rules: launch.callee
runs: host reject, device reject
deviation: oracle host BUG instances are not read, launches and calls in them are told once
deviation: oracle device BUG instances are not read, launches and calls in them are told once
---*/
namespace ns { template<class F> void each(F); template<class A, class B> void sort2(A, B); void plain(int); template<class T> struct S { static void st(T); static void sn(int); void mem(T);}; }
void host(int);
template<class T> __global__ void kern(T);
__global__ void k0(int);

template<class T> void a1(T t) {
  host<<<1, 1>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  ns::sort2<<<1, 1>>>(t, t);
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ error[launch.host-callee]: a host function call cannot be configured
  ns::each<<<1, 1>>>(t);
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ error[launch.host-callee]: a host function call cannot be configured
  ns::plain<<<1, 1>>>(t);
  //^ error[launch.host-callee]: a host function call cannot be configured
  host<<<1, 1>>>(t);
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ error[launch.host-callee]: a host function call cannot be configured
}
template void a1<int>(int);
template void a1<long>(long);

template<class T> void a2(T t) {
  host<<<1, 1>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  ns::sort2<<<1, 1>>>(t, t);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  ns::plain<<<1, 1>>>(t);
  //^ error[launch.host-callee]: a host function call cannot be configured
}
void useA2() { a2(1); a2(2L); }

template<class T> struct C {
  void m(T t) {
    host<<<1, 1>>>(1);
    //^ error[launch.host-callee]: a host function call cannot be configured
    ns::sort2<<<1, 1>>>(t, t);
    //^ error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
    ns::S<T>::st<<<1, 1>>>(t);
    //^ error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
    ns::S<int>::sn<<<1, 1>>>(1);
    //^ error[launch.host-callee]: a host function call cannot be configured
  }
  template<class U> void n(U u) {
    host<<<1, 1>>>(u);
    //^ device error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
    ns::each<<<1, 1>>>(u);
    //^ device error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
    ns::S<U>::st<<<1, 1>>>(u);
    //^ device error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
  }
  struct N { void q() { host<<<1, 1>>>(1); ns::each<<<1, 1>>>(T()); } };
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
};
void useC() { C<int> c; c.m(1); c.n(1); c.n('a'); C<long>().m(1); C<int>::N().q(); }
template struct C<char>;

template<class T> void never(T t) {
  host<<<1, 1>>>(1);
  //^ host error[launch.host-callee]: a host function call cannot be configured
  ns::sort2<<<1, 1>>>(t, t);
  ns::plain<<<1, 1>>>(1);
  //^ host error[launch.host-callee]: a host function call cannot be configured
}
template<class T> void lam(T t) {
  auto l = [=] {
    host<<<1, 1>>>(1);
    //^ error[launch.host-callee]: a host function call cannot be configured
    ns::each<<<1, 1>>>(t);
    //^ device error[launch.host-callee]: a host function call cannot be configured
    //^ device error[launch.host-callee]: a host function call cannot be configured
  };
  l();
}
void useLam() { lam(1); lam('c'); }

template<class T> void a3(T t) {
  ns::each<<<1, 1>>>(t);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  k0<<<1, 1>>>(t);
  kern<<<1, 1>>>(t);
  ns::plain<<<1, 1>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
}
template<class T> void nested(T t) { a3(t); }
void useNested() { nested(3.0); }
