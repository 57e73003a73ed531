/*---
says: __shared__ variables.
rules: host-output.variable.linkage
runs: host accept, documented accept
---*/
__shared__ int a;
__global__ void k() {
  __shared__ int b[4];
  b[0] = a;
}
