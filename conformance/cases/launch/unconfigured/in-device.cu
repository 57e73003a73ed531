/*---
says: A kernel called like a function in a __device__ function.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
__device__ void f() { k(1); }  // error[launch.unconfigured]: a __global__ function call must be configured
