/*---
says: Launches in device-only compilation, separate compilation.
rules: launch.from-device, launch.push-configuration
runs: jit reject
arguments: --device-c
---*/
__global__ void k(int) {}
__device__ void device() { k<<<1, 2>>>(3); }
//^ jit witness[launch.from-device(device, yes, no)]
//^ jit witness[launch.push-configuration(no)]
void host() { k<<<1, 2>>>(3); }
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit witness[launch.from-device(host, yes, no)]
//^ jit witness[jit.function(none, no, no, no)]
