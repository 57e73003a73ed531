/*---
says: A device lambda outside of functions is not extended, and its body is not for the host: the released tool writes an empty one.
rules: lambda.treatment
runs: host accept, device accept, documented accept
arguments: --extended-lambda
---*/
static auto one = [] __device__ () { return 1; };
static auto both = [] __host__ __device__ () { return 2; };
int f() { return both(); }
