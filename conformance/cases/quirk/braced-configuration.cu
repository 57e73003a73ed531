/*---
says: A braced dim3 as configuration argument.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k() {}
void f(unsigned g) { k<<<g, {16, 16, 1}>>>(); }
