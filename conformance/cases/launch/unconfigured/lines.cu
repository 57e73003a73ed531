/*---
says: The line is the call's.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() {
  k  // error[launch.unconfigured]: a __global__ function call must be configured
  (
  1);
}
