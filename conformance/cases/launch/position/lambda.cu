/*---
says: A launch in a lambda.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void f() {
  auto l = [] { k<<<1, 2>>>(3); };
  l();
}
