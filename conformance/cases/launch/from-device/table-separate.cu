/*---
says: Launches in host and device functions.
rules: launch.from-device
runs: host accept, device accept
arguments: --device-c
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, cudaStream_t);
__global__ void k(int) {}
void host() { k<<<1, 2>>>(3); }
//^ witness[launch.from-device(host, yes, yes)]
__device__ void device() { k<<<1, 2>>>(3); }
//^ witness[launch.from-device(device, yes, yes)]
