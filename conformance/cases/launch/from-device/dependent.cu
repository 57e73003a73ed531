/*---
says: A launch in device code with a callee that depends on template parameters is told once, its callee in each instance.
rules: launch.from-device, launch.callee
runs: host accept, device reject
deviation: oracle device BUG it tells what bodies of templates hold for each instance, and of templates without one
---*/
__device__ void device(int);
__device__ void device(float);
void host(int);
__global__ void kernel(int);
template <class T> __device__ void launches(T t) {
  device<<<1, 1>>>(t);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  host<<<1, 1>>>(t);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  kernel<<<1, 1>>>(t);
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> __device__ void members(T t) {
  kernel<<<1, 1>>>(1);
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  t.template member<int>();
}
struct S {
  template <class T> __device__ void member() {
    kernel<<<1, 1>>>(T());
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  }
};
__device__ void user() {
  launches(1);
  launches(1.0f);
  launches('a');
  members(S());
}
