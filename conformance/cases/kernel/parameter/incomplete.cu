/*---
says: A parameter of incomplete class type in a declaration.
rules: kernel.parameter.rvalue-reference
runs: host accept, device accept
---*/
__global__ void k(struct I x);
