/*---
says: Extended lambdas in lambdas that are in no function.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
auto d_plain = [] {
  auto l = [] __device__ {};
  //^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
  //^ witness[lambda.restriction(outside-function, device)]
};
auto hd_plain = [] {
  auto l = [] __host__ __device__ {};
  //^ error[lambda.outside-function]: If an extended __host__ __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
  //^ witness[lambda.restriction(outside-function, host-device)]
};
auto in_host_device = [] __host__ __device__ {
  auto l = [] __device__ {};
  //^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
};
auto in_host = [] __host__ {
  auto l = [&] __device__ () constexpr {};
  //^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
  //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
};
auto in_device = [] __device__ {
  auto l = [] __device__ {};
};
auto generic = [](auto q) {
  auto l = [] __device__ {};
  //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
};
struct S {
  int member = [] { auto l = [] __device__ {}; return 1; }();
  //^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
};
void argument(int k = [] { auto l = [] __device__ {}; return 1; }());
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
