/*---
says: A pointer to a kernel may be called.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void f() {
  void (*p)(int) = k;
  p(1);
}
