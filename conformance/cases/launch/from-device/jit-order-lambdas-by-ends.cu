/*---
says: Lambdas and the functions that hold them are made in the order of their ends.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
__device__ void h() { k<<<1,1>>>(1);
 auto l = [] { k<<<1,1>>>(1);
 auto m = [] { k<<<1,1>>>(2); };
 //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
 auto n = [] { k<<<1,1>>>(2); };
 };
 auto l2 = [] { k<<<1,1>>>(1); };
 }
