/*---
says: A launch in device code where the function that launches gives nothing.
rules: launch.from-device
runs: device accept
arguments: --device-c
deviation: cudafe++ device BUG internal compiler error (codegen) at the launch
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, int, int, unsigned int);
extern "C" __device__ void cudaLaunchDeviceV2(double, double);
__global__ void k();
__device__ void f() { k<<<1, 1>>>(); }
