/*---
says: An instance that holds a lambda is made behind others.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void i(T) { k<<<1,1>>>(1); auto l = [] { k<<<1,1>>>(2); }; }
template<class T> __device__ void b(T) { k<<<1,1>>>(3); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void uses() { i(1); b(1); }
