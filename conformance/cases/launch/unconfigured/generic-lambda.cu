/*---
says: A call of a kernel in a generic lambda is told in each instance of its call operator.
rules: launch.unconfigured
runs: host reject, device reject
deviation: cufe device N-I instances of generic lambdas are not read
---*/
__global__ void k(int);
template<class T> __global__ void kt(T);
template<class T> void f(T t) {
  auto l = [](auto x) {
    k(1);
    //^ error[launch.unconfigured]: a __global__ function call must be configured
    kt(x);
    //^ device error[launch.unconfigured]: a __global__ function call must be configured
    //^ device error[launch.unconfigured]: a __global__ function call must be configured
  };
  l(t);
}
void uses() { f(1); f('c'); }
