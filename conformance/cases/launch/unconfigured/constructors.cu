/*---
says: Initialisers and handlers of constructors are code as their bodies are.
rules: launch.unconfigured, launch.callee
runs: host reject, device reject
---*/
__global__ void k(int);
void host(int);
struct S {
  int i, j;
  S() : i((k(1), 1)), j{(host<<<1, 1>>>(1), 2)} { k(2); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.host-callee]: a host function call cannot be configured
  S(int) try : i(1), j(2) { k(3); } catch (int) { k(4); host<<<1, 1>>>(2); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.host-callee]: a host function call cannot be configured
  S(char) : S((k(5), 1)) {}
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  template<class T> S(T t, int) : i((k(6), 1)), j((host<<<1, 1>>>(t), 2)) {}
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
};
template<class T> struct C {
  T t;
  C() : t((k(7), T())) {}
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  C(T);
};
template<class T> C<T>::C(T u) : t((host<<<1, 1>>>(3), u)) {}
//^ error[launch.host-callee]: a host function call cannot be configured
void f() try { k(8); } catch (...) { k(9); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
void uses() { S(1.0, 1); C<int>(); C<int>(1); }
