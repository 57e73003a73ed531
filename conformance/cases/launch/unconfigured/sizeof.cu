/*---
says: A call in an unevaluated operand.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
int n = sizeof(k(1), 1);
