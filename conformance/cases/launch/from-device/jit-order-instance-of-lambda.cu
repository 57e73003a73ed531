/*---
says: An instance that a lambda needs is made before the function that holds it.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void b(T) { k<<<1,1>>>(3); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void holds() { auto l = [] { b(1); }; k<<<1,1>>>(1); }
__device__ void h2() { auto l = [] { }; k<<<1,1>>>(2); }
