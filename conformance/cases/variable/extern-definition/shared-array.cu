/*---
says: An extern __shared__ array.
rules: variable.extern-definition
runs: host accept, device accept
---*/
__global__ void k() {
  extern __shared__ int x[];
  x[0] = 1;
}
