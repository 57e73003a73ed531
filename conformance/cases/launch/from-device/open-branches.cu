/*---
says: In a branch of which an instance tells whether it is taken, each instance tells of a launch in device code.
rules: launch.from-device, launch.callee
runs: device reject
---*/
__device__ void device(int);
__global__ void kernel(int);
template <class... T> __host__ __device__ constexpr void both(T &&...) {}
template <class T, bool b> __global__ void pack(T t, int i) {
  if constexpr (!b) both<<<1, 1>>>(i, 1);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T, bool b> __global__ void plain(T t, int i) {
  if constexpr (!b) {
    device<<<1, 1>>>(i);
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  } else if constexpr (sizeof(T) > 1) {
    kernel<<<1, 1>>>(i);
    //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    //^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  }
}
template <class T, bool b> __global__ void outside(T t, int i) { kernel<<<1, 1>>>(t); }
//^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> void host(T t) {
  pack<T, false><<<1, 1>>>(t, 1);
  plain<T, false><<<1, 1>>>(t, 1);
  plain<T, true><<<1, 1>>>(t, 1);
  outside<T, true><<<1, 1>>>(t, 1);
}
void launches() { host(1); host(2u); host('a'); }
