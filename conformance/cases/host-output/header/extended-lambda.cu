/*---
says: The header with extended lambdas allowed.
rules: host-output.header
runs: host accept, documented accept
arguments: --extended-lambda
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k() {}
