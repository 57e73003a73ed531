/*---
says: A sizeof that stands before a launch says nothing about it; a template without an instance is silent.
rules: launch.no-stream
runs: host accept
arguments: --diag_warning=20198
---*/
__global__ void k(int) {}
template <class T> void f(T t) {
  k<<<1, sizeof(int), 0, 0>>>(1), k<<<1, 2>>>(1);
  if (t) k<<<1, 2>>>(1);
}
int g() {
  int n = sizeof(int);
  k<<<1, 2>>>(n);  // warning[launch.no-stream]: explicit stream argument not provided in kernel launch
  return sizeof n;
}
