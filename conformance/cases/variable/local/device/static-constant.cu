/*---
says: A static __constant__ variable in the body of a device function.
rules: variable.local.static
runs: host accept, device accept
---*/
__device__ void f() {
  static __constant__ int x;
}
