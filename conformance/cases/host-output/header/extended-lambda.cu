/*---
says: The header with extended lambdas allowed.
rules: host-output.header, host-output.preamble.trigger, host-output.lambda-macro, version.byte-order
runs: host accept, documented accept
arguments: --extended-lambda
---*/
__global__ void k() {}
