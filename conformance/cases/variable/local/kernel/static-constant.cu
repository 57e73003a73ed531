/*---
says: A static __constant__ variable in the body of a kernel function.
rules: variable.local.static
runs: host accept, device accept
---*/
__global__ void f() {
  static __constant__ int x;
}
