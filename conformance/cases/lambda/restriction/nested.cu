/*---
says: Lambdas in lambdas of every space, inside and outside of functions.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
auto nsl = [] { auto l = [] __device__ {}; };
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
auto nsl2 = [](auto x) { auto l = [] __device__ {}; };
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
auto nsl3 = [] { auto k = [] { auto l = [] __host__ __device__ {}; }; };
//^ error[lambda.outside-function]: If an extended __host__ __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
auto nsl4 = [] __device__ { auto l = [] __device__ {}; };
auto nsl5 = [] __host__ __device__ { auto l = [] __device__ {}; };
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
struct S { int a = [] { auto l = [] __device__ {}; return 1; }(); };
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
void f(int x = [] { auto l = [] __device__ {}; return 1; }());
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
__device__ void df() { auto k = [] { auto l = [] __device__ {}; }; auto k2 = [] __host__ __device__ { auto l = [] __device__ (int) constexpr {}; }; int z; auto q = [&z] __device__ {}; auto g = [&] __host__ __device__ (auto) { z; }; }
//^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
__global__ void kf() { int z; auto q = [&z] __device__ () {}; auto g = [] () __device__ {}; }
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
__host__ __device__ void hdf(int z) { auto q = [&z] __device__ () {}; auto g = [](auto) { auto q = [] __device__ {}; }; }
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void host(int z) { auto q = [&z] __host__ {}; auto r = [&z] __host__ { auto q = [&z] __device__ () {}; }; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
