/*---
says: A __device__ function cannot be configured.
rules: launch.device-callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
__device__ void d(int);
__device__ void f() { d<<<1, 2>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
