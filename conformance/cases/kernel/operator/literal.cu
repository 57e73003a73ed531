/*---
says: A literal operator is no operator function in this sense.
rules: kernel.operator
runs: host accept, device accept, documented accept
---*/
__global__ void operator""_k(unsigned long long);
