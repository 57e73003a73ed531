/*---
says: A launch in a body that ends before the first error is refused.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
__device__ void f() { k<<<1, 1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__global__ int r();  // error[kernel.return.void]: a __global__ function must have a void return type
__device__ void g() { k<<<1, 1>>>(1); }
