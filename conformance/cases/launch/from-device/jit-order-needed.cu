/*---
says: An instance is made behind one that it needs, before the next.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void a2(T) { k<<<1,1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
template<class T> __device__ void a(T t) { a2(t); }
template<class T> __device__ void b(T) { k<<<1,1>>>(2); }
__device__ void uses() { a(1); b(1); }
