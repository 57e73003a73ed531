/*---
says: Behind an error launches are not looked at.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ int r();  // error[kernel.return.void]: a __global__ function must have a void return type
__global__ void k(int);
__device__ void f() { k<<<1, 1>>>(1); }
template <class T> __device__ void instance(T) { k<<<1, 1>>>(1); }
template __device__ void instance(int);
