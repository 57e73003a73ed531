/*---
says: Launches in host and device functions.
rules: launch.from-device
runs: host accept, device reject
---*/
__global__ void k(int) {}
void host() { k<<<1, 2>>>(3); }
//^ witness[launch.from-device(host, no, no)]
__device__ void device() { k<<<1, 2>>>(3); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ witness[launch.from-device(device, no, no)]
