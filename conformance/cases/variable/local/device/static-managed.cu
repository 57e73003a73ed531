/*---
says: A static __managed__ variable in the body of a device function.
rules: variable.local.static
runs: host accept, device accept
---*/
__device__ void f() {
  static __managed__ int x;
}
