/*---
says: A launch as an operand of a comma.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f(int i) { i++, k<<<1, 2>>>(3), i--; }
