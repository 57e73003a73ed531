/*---
says: A launch in a conditional expression.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f(bool b) { b ? k<<<1, 2>>>(3) : (void)0; }
