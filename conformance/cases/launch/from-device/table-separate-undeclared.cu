/*---
says: Launches in host and device functions where the device runtime is not declared.
rules: launch.from-device
runs: host accept, device reject
arguments: --device-c
---*/
__global__ void k(int) {}
void host() { k<<<1, 2>>>(3); }
//^ witness[launch.from-device(host, yes, no)]
__device__ void device() { k<<<1, 2>>>(3); }
//^ device error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
//^ witness[launch.from-device(device, yes, no)]
