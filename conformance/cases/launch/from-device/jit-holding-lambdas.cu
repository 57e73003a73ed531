/*---
says: A function that holds lambdas is generated at the end of the unit.
rules: launch.from-device
runs: jit reject
---*/
__global__ void k(int);
__device__ void first() {
  k<<<1, 1>>>(1);
  auto l = [] {};
}
__device__ void second() { k<<<1, 1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
