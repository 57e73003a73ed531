/*---
says: Braced configuration arguments.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void f() {
  k<<<{1, 2}, {3}>>>(3);
  k<<<1, {16, 16, 1}>>>(3);
}
