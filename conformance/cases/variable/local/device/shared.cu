/*---
says: A __shared__ variable in the body of a device function.
rules: variable.local.static
runs: host accept, device accept
---*/
__device__ void f() {
  __shared__ int x;
}
