/*---
says: A kernel with a default argument.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int x, int y = 2) {}
void f() { k<<<1, 1>>>(1); }
