/*---
says: Launches in host and device functions where the device runtime is declared.
rules: launch.from-device
runs: host accept, device reject
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, cudaStream_t);
__global__ void k(int) {}
void host() { k<<<1, 2>>>(3); }
//^ witness[launch.from-device(host, no, yes)]
__device__ void device() { k<<<1, 2>>>(3); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ witness[launch.from-device(device, no, yes)]
