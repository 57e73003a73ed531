/*---
says: The device pass reads the bodies of templates in their instances, and tells what it finds there once.
rules: launch.from-device, launch.callee, launch.unconfigured
runs: device reject, jit reject
---*/
__device__ void device(int);
__global__ void kernel(int);
template <class T> __device__ void twice(T) { device<<<1, 1>>>(1); }
//^ device error[launch.device-callee]: a __device__ function call cannot be configured
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> __device__ void from_an_instance(T) { device<<<1, 1>>>(1); }
//^ device error[launch.device-callee]: a __device__ function call cannot be configured
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> __global__ void launched(T t) {
  from_an_instance(t);
  device<<<1, 1>>>(2);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> __global__ void explicit_instance(T) { device<<<1, 1>>>(1); }
//^ device error[launch.device-callee]: a __device__ function call cannot be configured
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template __global__ void explicit_instance<int>(int);
template <class T> __device__ void explicit_function(T) { kernel(1); }
//^ device error[launch.unconfigured]: a __global__ function call must be configured
template __device__ void explicit_function<int>(int);
template <class T> __device__ void unused(T) { device<<<1, 1>>>(1); kernel(1); }
template <class T> struct Class {
  __device__ void member(T) { kernel(1); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  __device__ void unused(T) { kernel(1); }
};
__global__ void uses(int *p) { twice(1); twice(1.0f); Class<int> object; object.member(1); }
void host() { launched<<<1, 1>>>(1); }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
