/*---
says: Inside a generic or extended lambda, or outside of functions, introducer and parents are not looked at.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda --diag_warning=20178
---*/
void f(int x) { auto g = [](auto q, int y) { auto l = [&y] __device__ { return y; }; auto m = [&] __device__ { return y; }; }; }
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void f2(int x) { auto g = [=] __host__ __device__ { auto l = [&] __device__ { return x; }; auto m = [z = x] __host__ __device__ () constexpr { return z; }; }; }
//^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.inside-host-device-lambda]: An extended __host__ __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
//^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __host__ __device__ lambda
auto n = [](int x) { auto l = [&] __device__ { return x; }; auto m = [&x] __host__ __device__ { return x; }; };
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
//^ error[lambda.outside-function]: If an extended __host__ __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
struct S { int a; void f(int x) { auto g = [=](auto q) { auto l = [&] __device__ { return x + a; }; }; } };
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
void f3(int x) { auto g = [](auto q, int y) { struct L {} v; auto l = [v] __device__ { }; auto l2 = [=] __device__ { (void)v; }; auto m = [] __host__ __device__ (auto z) { }; }; }
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.inside-generic-lambda]: An extended __host__ __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
struct C { void f3(int x) { auto g = [=](auto q) { auto l = [this] __device__ { }; auto l3 = [] () __device__ {}; }; } };
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
