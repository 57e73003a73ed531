/*---
says: A qualified kernel called like a function.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
namespace n {
__global__ void m() {}
}
void f() { n::m(); }  // error[launch.unconfigured]: a __global__ function call must be configured
