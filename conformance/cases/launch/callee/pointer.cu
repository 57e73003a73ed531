/*---
says: A pointer to a host function is accepted.
rules: launch.host-callee
runs: host accept, device accept
---*/
__global__ void k(int) {}
void h(int);
void f() {
  void (*p)(int) = h;
  p<<<1, 2>>>(1);
}
