/*---
says: A launch in device code where the function that gives the buffer of parameters is declared without parameters.
rules: launch.from-device
runs: device accept
arguments: --device-c
deviation: cudafe++ device BUG segmentation fault at the launch
---*/
extern "C" __device__ void *cudaGetParameterBufferV2();
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
__global__ void k();
__device__ void f() { k<<<1, 1>>>(); }
