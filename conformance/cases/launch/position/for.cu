/*---
says: A launch in a for statement.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f() {
  for (int i = 0; i < 2; k<<<1, i>>>(i), i++) ;
}
