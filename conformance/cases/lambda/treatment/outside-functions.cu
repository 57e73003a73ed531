/*---
says: Extended lambdas at namespace scope and in default member initialisers are plain lambdas.
rules: lambda.treatment
runs: host accept, device accept
arguments: --extended-lambda --c++20
deviation: cufe host N-I extended lambdas are not read yet
deviation: cufe device N-I extended lambdas are not read yet
---*/
auto n = [] __device__ {};
struct S { int y = sizeof([] __host__ __device__ { return 1; }); };
