/*---
says: alignas behind __shared__.
rules: variable.shared.initializer
runs: host accept, device accept
---*/
__global__ void k() {
  __shared__ alignas(16) int b[32];
  b[0] = 1;
}
