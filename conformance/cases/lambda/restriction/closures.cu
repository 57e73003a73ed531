/*---
says: Captured closures: those of extended lambdas are allowed.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void cl1() { auto f = [] __device__ (int) { return 1; }; auto g = [=] __device__ { f(1); }; auto p = [](int, float) -> int { return 1; }; auto h = [p] __device__ {}; auto q = [] {}; auto k = [=] __device__ { (void)q; }; auto p3 = [](auto) {}; auto h3 = [p3] __device__ {}; }
//^ error[lambda.local-type-capture]: A type local to a function ("lambda []()->void") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("lambda [](auto)->auto") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("lambda [](int, float)->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
