/*---
says: __shared__ variables.
rules: variable.shared.initializer
runs: host accept, device accept
---*/
__shared__ int a;
extern __shared__ int b[];
__global__ void k() {
  __shared__ int c[4];
  extern __shared__ int d[];
}
