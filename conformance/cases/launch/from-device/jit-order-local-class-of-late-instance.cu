/*---
says: A local class of an instance that holds a lambda is made with the first instances.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void i(T) { struct L { __device__ void m() {
 k<<<1,1>>>(2); } }; L().m(); auto l = [] {};
 //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
 k<<<1,1>>>(1); }
template<class T> __device__ void j(T) {
 k<<<1,1>>>(2); }
__device__ void u() { i(1); j(1); }
