/*---
says: In a branch of which an instance tells whether it is taken, each instance tells of a launch in device code.
rules: launch.from-device, launch.callee
runs: device reject, jit reject
---*/
__device__ void device(int);
__global__ void kernel(int);
template <class... T> __host__ __device__ constexpr void both(T &&...) {}
template <class T, bool b> __global__ void pack(T t, int i) {
  if constexpr (!b) both<<<1, 1>>>(i, 1);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T, bool b> __global__ void plain(T t, int i) {
  if constexpr (!b) {
    device<<<1, 1>>>(i);
    //^ device error[launch.device-callee]: a __device__ function call cannot be configured
    //^ device error[launch.device-callee]: a __device__ function call cannot be configured
    //^ device error[launch.device-callee]: a __device__ function call cannot be configured
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  } else if constexpr (sizeof(T) > 1) {
    kernel<<<1, 1>>>(i);
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  }
}
template <class T, bool b> __global__ void outside(T t, int i) { kernel<<<1, 1>>>(t); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> void host(T t) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  pack<T, false><<<1, 1>>>(t, 1);
  plain<T, false><<<1, 1>>>(t, 1);
  plain<T, true><<<1, 1>>>(t, 1);
  outside<T, true><<<1, 1>>>(t, 1);
}
void launches() { host(1); host(2u); host('a'); }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
