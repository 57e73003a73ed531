/*---
says: Extended lambdas inside a generic lambda.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_outer() {
  auto g = [](auto x) {
    auto l = [] __device__ {};
    //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    //^ witness[lambda.restriction(inside-generic-lambda, device)]
    (void)l;
  };
  g(1);
}
void hd_outer() {
  auto g = [](auto x) {
    auto l = [] __host__ __device__ {};
    //^ error[lambda.inside-generic-lambda]: An extended __host__ __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    //^ witness[lambda.restriction(inside-generic-lambda, host-device)]
    (void)l;
  };
  g(1);
}
