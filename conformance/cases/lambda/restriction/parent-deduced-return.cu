/*---
says: Extended lambdas in functions with a deduced return type.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
auto d_deduced() {
  auto l = [] __device__ {};
  //^ error[lambda.parent-deduced-return]: The enclosing parent function ("d_deduced") for an extended __device__ lambda must not have deduced return type
  //^ witness[lambda.restriction(parent-deduced-return, device)]
  (void)l;
  return 1;
}
auto d_trailing() -> int {
  auto l = [] __device__ {};
  (void)l;
  return 1;
}
auto hd_deduced() {
  auto l = [] __host__ __device__ {};
  //^ error[lambda.parent-deduced-return]: The enclosing parent function ("hd_deduced") for an extended __host__ __device__ lambda must not have deduced return type
  //^ witness[lambda.restriction(parent-deduced-return, host-device)]
  (void)l;
  return 1;
}
auto hd_trailing() -> int {
  auto l = [] __host__ __device__ {};
  (void)l;
  return 1;
}
