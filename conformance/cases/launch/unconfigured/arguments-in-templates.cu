/*---
says: Whether a call or launch in a template depends on its parameters is told from the types of the arguments, whatever they are made of.
rules: launch.unconfigured, launch.callee
runs: host reject
---*/
__global__ void kernel(int);
void host(int);
struct Q {
  int o;
};
template <class T>
void types(T t, int x, Q q) {
  kernel(sizeof(t));
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(static_cast<int>(t));
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel((int)t);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(int(t));
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  int local = sizeof(T);
  kernel(local);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(x << 8 | 'a');
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(unsigned(x));
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(q.o + 1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  auto deduced = x;
  kernel(deduced);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  auto dependent = t;
  kernel(dependent);
  kernel(t);
  kernel(t + 1);
  host<<<1, 1>>>(local);
  //^ error[launch.host-callee]: a host function call cannot be configured
  host<<<1, 1>>>(dependent);
  host<<<1, 1>>>(static_cast<double>(t));
  //^ error[launch.host-callee]: a host function call cannot be configured
  if (x) {
    int e = x;
    kernel(e);
    //^ error[launch.unconfigured]: a __global__ function call must be configured
    do {
      host<<<1, 1>>>(e);
      //^ error[launch.host-callee]: a host function call cannot be configured
    } while (0);
  }
  if constexpr (sizeof(T) > 1) kernel(x);
  kernel(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  host<<<1, 1>>>(static_cast<double>(x));
  //^ error[launch.host-callee]: a host function call cannot be configured
}
template <int N>
void values(int x) {
  kernel(N);
  kernel(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
}
