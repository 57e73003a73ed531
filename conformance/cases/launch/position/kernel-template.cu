/*---
says: A launch of a kernel template.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
template <class T, int N> __global__ void t(T) {}
void f() {
  t<int, 3><<<1, 2>>>(3);
}
