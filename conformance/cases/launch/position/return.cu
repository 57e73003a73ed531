/*---
says: A launch in a return statement.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f() { return k<<<1, 2>>>(3); }
