/*---
says: Instances that hold lambdas are made in the order in which they are asked for.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void j(T) { auto l = [] {};
 k<<<1,1>>>(2); }
template<class T> __device__ void i(T) { auto l = [] {}; j(1);
 k<<<1,1>>>(1); }
 //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void u() { i(1); }
