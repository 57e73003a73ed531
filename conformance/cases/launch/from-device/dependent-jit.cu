/*---
says: The run-time compiler refuses a launch with a dependent argument in an instance.
rules: launch.from-device
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ void dependent(T x) { k<<<1, 1>>>(x); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void uses_dependent() { dependent(1); }
