/*---
says: The header with extended lambdas allowed.
rules: host-output.header
runs: host accept, documented accept
arguments: --extended-lambda
---*/
__global__ void k() {}
