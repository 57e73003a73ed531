/*---
says: A kernel parameter of lvalue reference type.
rules: kernel.parameter.rvalue-reference
runs: host accept, device accept
---*/
__global__ void k(int &x, const int &y);
