/*---
says: A kernel cannot be launched in device-only compilation without the device runtime.
rules: launch.no-device-runtime, jit.default-space
arguments: -default-device
runs: jit reject
---*/
__global__ void k();
__global__ void parent() { k<<<1, 1>>>(); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
