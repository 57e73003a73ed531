/*---
says: A kernel called like a function.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() { k(1); }  // error[launch.unconfigured]: a __global__ function call must be configured
