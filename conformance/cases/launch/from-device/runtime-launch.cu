/*---
says: A launch in device code where the function that launches is declared without parameters.
rules: launch.from-device
runs: device accept
arguments: --device-c
deviation: cudafe++ device BUG segmentation fault at the launch
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, int, int, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2();
__global__ void k();
__device__ void f() { k<<<1, 1>>>(); }
