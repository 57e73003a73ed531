/*---
says: A launch in device code where the names of the functions that it calls are those of variables.
rules: launch.from-device
runs: device reject
arguments: --device-c
deviation: cudafe++ device BUG segmentation fault at the launch
---*/
extern "C" { __device__ int cudaGetParameterBufferV2, cudaLaunchDeviceV2; }
__global__ void k();
__device__ void f() { k<<<1, 1>>>(); }
//^ device error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
