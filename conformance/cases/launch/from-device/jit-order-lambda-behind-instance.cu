/*---
says: A function that holds a lambda is made behind instances.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
__device__ void holds() { k<<<1,1>>>(1); auto l = [] {}; }
template<class T> __device__ void b(T) { k<<<1,1>>>(2); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void uses() { b(1); }
