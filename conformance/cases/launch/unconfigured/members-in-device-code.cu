/*---
says: A call of a kernel that is a member is told in code of the device, too.
rules: launch.unconfigured
runs: host reject, device reject
---*/
struct S {
  __global__ void plain();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  __global__ static void none();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  __device__ void around() { plain(); this->plain(); none(); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  __device__ void outside();
};
__device__ void S::outside() { plain(); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
__device__ void object(S s) { s.plain(); s.S::plain(); S::none(); (s.plain)(); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
__global__ void pointer(S *s) { s->plain(); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
__device__ __host__ void both(S *s) { s->plain(); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
template <class T> struct C { __global__ void member(); };
//^ error[kernel.member]: A __global__ function or function template cannot be a member function
__device__ void instance(C<int> c) { c.member(); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
