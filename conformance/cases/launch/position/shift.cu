/*---
says: The inner >> shifts.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void f() { k<<<1, 8>>(1)>>>(3); }
