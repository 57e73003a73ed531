/*---
says: Instances are made at the end of the unit, so behind every error, explicit ones too.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ void explicit_one(T) { k<<<1, 1>>>(1); }
template __device__ void explicit_one(int);
template <class T> __device__ void implicit_one(T) { k<<<1, sizeof(T)>>>(1); }
__device__ void uses() { implicit_one(1); }
__global__ int r();  // error[kernel.return.void]: a __global__ function must have a void return type
