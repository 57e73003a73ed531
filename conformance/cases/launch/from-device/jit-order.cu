/*---
says: Device-only compilation looks at the launches of a function when it makes its code, in order, and at none behind an error.
rules: launch.no-device-runtime, launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
__device__ void d(int);
template <class T> __device__ void instance(T x) { k<<<1, 1>>>(1); }
__device__ void first(int x) { k<<<1, 1>>>(1); d<<<1, 1>>>(2); instance(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void second(int x) { k<<<1, 1>>>(x); }
__global__ int wrong();  // error[kernel.return.void]: a __global__ function must have a void return type
