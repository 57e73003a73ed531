/*---
says: Behind an error in its own body device-only compilation says nothing of the launches of a function.
rules: launch.no-device-runtime, launch.from-device, variable.local
runs: jit reject
---*/
__global__ void k(int);
__device__ void before(int x) { __device__ int q; k<<<1, 1>>>(1); }
//^ error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
__device__ void after(int x) { k<<<1, 1>>>(x); }
