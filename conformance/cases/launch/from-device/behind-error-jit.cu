/*---
says: Behind an error the run-time compiler makes no instances, so nothing is launched there.
rules: launch.from-device
runs: jit reject
---*/
__global__ int k0();  // error[kernel.return.void]: a __global__ function must have a void return type
__global__ void k(int);
template <class T> __device__ void first(T x) { k<<<1, 1>>>(1); }
__device__ void uses_first() { first(1); first(1l); }
