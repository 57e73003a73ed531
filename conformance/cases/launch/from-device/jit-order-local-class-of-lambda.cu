/*---
says: A member of a class that is local to a lambda is made with the lambdas.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
__device__ void g() { auto l = [] { struct L { __device__ void f() { k<<<1,1>>>(2); } };
  k<<<1,1>>>(1); }; }
__device__ void uses2() { k<<<1,1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
