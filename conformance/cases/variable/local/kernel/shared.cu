/*---
says: A __shared__ variable in the body of a kernel function.
rules: variable.local.static
runs: host accept, device accept
---*/
__global__ void f() {
  __shared__ int x;
}
