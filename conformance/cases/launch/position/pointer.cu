/*---
says: A launch of a pointer to a kernel.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f() {
  void (*p)(int) = k;
  p<<<1, 2>>>(3);
}
