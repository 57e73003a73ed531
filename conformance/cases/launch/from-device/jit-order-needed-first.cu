/*---
says: Of the instances that one needs the first is made first.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void a3(T) { k<<<1,1>>>(3); }
template<class T> __device__ void a2(T t) { k<<<1,1>>>(1); a3(t); }
template<class T> __device__ void b2(T t) { k<<<1,1>>>(4); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
template<class T> __device__ void a(T t) { b2(t); a2(t); k<<<1,1>>>(2); }
__device__ void uses() { a(1); }
