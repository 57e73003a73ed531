/*---
says: A function that a declaration makes a kernel is one for its calls, whatever other keywords it has.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void global_device(int);
__device__ void global_device(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("global_device") redeclared with __device__
__global__ void global_host(int);
__host__ void global_host(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("global_host") redeclared with __host__
__global__ void global_both(int);
__host__ __device__ void global_both(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("global_both") redeclared with __host__ __device__
__global__ void global_none(int);
void global_none(int);
//^ device error[space.redeclared.global-without]: a __global__ function("global_none") redeclared without __global__
__device__ void device_global(int);
__global__ void device_global(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __device__ function("device_global") redeclared with __global__
__host__ void host_global(int);
__global__ void host_global(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ function("host_global") redeclared with __global__
void none_global(int);
__global__ void none_global(int);
//^ device error[space.redeclared.with-global]: a __host__ function("none_global") redeclared with __global__
__host__ __device__ void both_global(int);
__global__ void both_global(int);
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.with-global]: a __host__ __device__ function("both_global") redeclared with __global__
__global__ __device__ void at_once_device(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
__global__ __host__ void at_once_host(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
__global__ __host__ __device__ void at_once_both(int);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
void host(int x) {
  global_device(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  global_host(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  global_both(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  global_none(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  device_global(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  host_global(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  none_global(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  both_global(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  at_once_device(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  at_once_host(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  at_once_both(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
}
__device__ void device(int x) {
  global_device(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  device_global(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
}
