/*---
says: Lambdas are made behind functions, those in lambdas too.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
__device__ void holds() { auto l = [] { k<<<1,1>>>(1); auto m = [] { k<<<1,1>>>(2); }; }; }
__device__ void f() { k<<<1,1>>>(3); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
