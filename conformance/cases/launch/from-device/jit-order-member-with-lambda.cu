/*---
says: A member function that holds a lambda is made behind those that hold none.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
struct S { __device__ void m() { auto l = [] { k<<<1,1>>>(1); }; k<<<1,1>>>(2); } __device__ void n() { k<<<1,1>>>(3); } };
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void f() { k<<<1,1>>>(4); }
