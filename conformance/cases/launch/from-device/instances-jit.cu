/*---
says: The run-time compiler refuses the first launch of an instance, and makes no instances behind an error.
rules: launch.from-device
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ void first(T x) { k<<<1, 1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void uses_first() { first(1); first(1l); }
