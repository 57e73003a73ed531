/*---
says: Extended lambdas at namespace scope and in default member initialisers are plain lambdas.
rules: lambda.treatment
runs: host accept, device accept
arguments: --extended-lambda --c++20
---*/
auto n = [] __device__ {};
struct S { int y = sizeof([] __host__ __device__ { return 1; }); };
