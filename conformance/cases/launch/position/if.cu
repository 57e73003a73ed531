/*---
says: Launches as branches of if.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k(int) {}
void f(bool b) {
  if (b) k<<<1, 2>>>(3);
  else k<<<2, 1>>>(4);
}
