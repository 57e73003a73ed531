/*---
says: The launch of a closure in a template is told of each instance, and that it stands in device code once more.
rules: launch.callee, launch.from-device
runs: device reject, host@-13.1 accept, host@13.2 reject, host@13.3 accept, host@13.4 reject, host@13.5- accept
deviation: oracle device BUG it takes closures of templates for functions of the host
---*/
template <class T> __global__ void kernel(T *a) {
  auto closure = [&](int k) { };
  closure<<<1, 1>>>(1);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  auto around = [&]() {
    auto inner = [&](T k) { };
    inner<<<1, 1>>>(2);
    //^ device error[launch.device-callee]: a __device__ function call cannot be configured
    //^ device error[launch.device-callee]: a __device__ function call cannot be configured
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  };
  around<<<1, 1>>>();
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  around();
}
template <class T> struct S {
  __device__ void m(T *a) {
    auto closure = [&](int k) { };
    closure<<<1, 1>>>(1);
    //^ device error[launch.device-callee]: a __device__ function call cannot be configured
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  }
};
template <class T> __global__ void never_used(T *a) {
  auto closure = [&](int k) { };
  closure<<<1, 1>>>(1);
}
__device__ void device(int *a, S<int> s) { s.m(a); }
void host(int *a, float *f) {
  kernel<<<1, 1>>>(a);
  kernel<<<1, 1>>>(f);
}
