/*---
says: Members are generated in their order where the class ends, and none behind an error.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
struct S {
  __device__ void first() { k<<<1, 1>>>(1); }
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  __device__ void second() { k<<<1, 1>>>(1); }
};
