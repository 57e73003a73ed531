/*---
says: Variables of namespaces are initialised behind all functions.
rules: launch.from-device, device-code.initialization
runs: jit reject
---*/
struct S {
  __host__ __device__ S();
};
__device__ S s;
__global__ void k(int);
__device__ void f() { k<<<1, 1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
