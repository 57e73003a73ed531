/*---
says: Device-only compilation refuses a launch in an instance whose configuration depends on template parameters.
rules: launch.no-device-runtime, launch.from-device
runs: jit reject
arguments: -default-device
---*/
__global__ void k(int q);
template <class T> void configuration(T q) { k<<<1, sizeof(T)>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
void uses() { configuration(1); }
