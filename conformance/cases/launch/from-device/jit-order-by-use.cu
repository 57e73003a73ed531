/*---
says: Instances are made in the order in which code uses them.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ void i(T) { k<<<1, 1>>>(1); }
template <class T> __device__ void j(T) { k<<<1, 1>>>(2); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void u() { j(1); i(1); }
