/*---
says: In device-only compilation a unit declares the function that a launch calls.
rules: launch.push-configuration
runs: jit reject
---*/
__global__ void k(int) {}
struct dim3;
extern "C" __host__ __device__ unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, unsigned long, struct CUstream_st *);
__device__ void device() {
  k<<<1, 2>>>(3);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  //^ jit witness[launch.push-configuration(yes)]
  //^ jit witness[launch.from-device(device, no, no)]
}
