/*---
says: Launches in device-only compilation, nothing declared.
rules: launch.from-device, launch.push-configuration
runs: jit reject
---*/
__global__ void k(int) {}
__device__ void device() { k<<<1, 2>>>(3); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
//^ jit witness[launch.from-device(device, no, no)]
//^ jit witness[launch.push-configuration(no)]
void host() { k<<<1, 2>>>(3); }
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit witness[launch.from-device(host, no, no)]
//^ jit witness[jit.function(none, no, no, no)]
