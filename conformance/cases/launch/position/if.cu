/*---
says: Launches as branches of if.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f(bool b) {
  if (b) k<<<1, 2>>>(3);
  else k<<<2, 1>>>(4);
}
