/*---
says: The members of a local class are made each by itself.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
__device__ void f() { k<<<1,1>>>(1); struct L { __device__ void m() { k<<<1,1>>>(2); } __device__ void n() { k<<<1,1>>>(3); } }; }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void g() { k<<<1,1>>>(4); }
