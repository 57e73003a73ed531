/*---
says: A launch in device code where the function that gives the buffer of parameters takes numbers in place of dimensions.
rules: launch.from-device
runs: device accept
arguments: --device-c
deviation: cudafe++ device BUG the module that is made for the launch is not valid
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, int, int, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
__global__ void k();
__device__ void f() { k<<<1, 1>>>(); }
