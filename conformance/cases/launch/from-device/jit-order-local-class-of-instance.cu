/*---
says: The members of a class that is local to an instance are made before what that needs.
rules: launch.from-device, launch.no-device-runtime
runs: jit reject
---*/
__global__ void k(int);
template<class T> __device__ void b(T) { k<<<1,1>>>(3); }
template<class T> __device__ void a(T t) { struct L { __device__ void m() { k<<<1,1>>>(1); } }; L().m(); k<<<1,1>>>(2); b(t); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
__device__ void f() { a(1); }
