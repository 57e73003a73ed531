/*---
says: Calls of kernels in templates are told in each instance by the device pass.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k0(int);
template<class T> __global__ void kern(T);
template<class T> void unconf(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  k0(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  kern(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  kern<T>(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  kern<int>(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
}
void useUnconf() { unconf(1); unconf('c'); }
