/*---
says: A function that holds a lambda is looked at behind those without, the variables in it, too.
rules: device-code.phase, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
struct S { __device__ S(); };
__device__ void before() { __shared__ S s; }
//^ warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
__device__ void holds() { auto l = [] {}; __shared__ S s; }
__device__ void launches() { k<<<1, 1>>>(3); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
