/*---
says: A launch cast to void.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f() { (void)k<<<1, 2>>>(3); }
