/*---
says: alignas behind __shared__.
rules: variable.shared.initializer
runs: host accept, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
__global__ void k() {
  __shared__ alignas(16) int b[32];
  b[0] = 1;
}
