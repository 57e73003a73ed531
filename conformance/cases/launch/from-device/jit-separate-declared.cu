/*---
says: Launches in device-only compilation, separate compilation, the device runtime declared.
rules: launch.from-device, launch.push-configuration
runs: jit reject
arguments: --device-c
---*/
struct dim3;
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
//^ error[c++]: cannot overload functions distinguished by return type alone
__global__ void k(int) {}
__device__ void device() { k<<<1, 2>>>(3); }
//^ jit witness[launch.from-device(device, yes, yes)]
//^ jit witness[launch.push-configuration(no)]
void host() { k<<<1, 2>>>(3); }
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit witness[launch.from-device(host, yes, yes)]
//^ jit witness[jit.function(none, no, no, no)]
