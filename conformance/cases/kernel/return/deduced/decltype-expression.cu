/*---
says: decltype of an expression is no deduction.
rules: kernel.return.deduced
runs: host accept, device accept, documented accept
---*/
__global__ decltype(void()) k() {}
