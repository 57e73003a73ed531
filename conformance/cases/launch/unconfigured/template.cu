/*---
says: A kernel template called like a function.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
template <class T> __global__ void t(T) {}
void f() { t(1); }  // error[launch.unconfigured]: a __global__ function call must be configured
