/*---
says: Device-only compilation makes instances at the end, each with its variables, and says nothing of launches in them behind an error.
rules: launch.no-device-runtime, launch.from-device, launch.callee, variable.local
runs: jit reject
deviation: oracle jit BUG it makes no instances behind an error, and of those before it none
---*/
__global__ void k(int);
__device__ void d(int);
template <class T> __device__ void first(T x) { d<<<1, 1>>>(1); k<<<1, 1>>>(x); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
template <class T> __device__ void variable(T x) { __device__ int q; }
//^ error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
template <class T> __device__ void second(T x) { k<<<1, 1>>>(1); }
__device__ void uses() { first(1); variable(1); second(1); }
