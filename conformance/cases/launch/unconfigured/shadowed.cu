/*---
says: A local name hides the kernel.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void f() {
  auto k = [](int) {};
  k(1);
}
