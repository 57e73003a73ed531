/*---
says: A launch in a kernel.
rules: launch.unconfigured
runs: host accept, device reject
---*/
__global__ void k(int) {}
__global__ void f() { k<<<1, 2>>>(3); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
