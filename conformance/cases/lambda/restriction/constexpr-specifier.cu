/*---
says: constexpr extended lambdas.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_outer() {
  auto l = [] __device__ () constexpr {};
  //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
  //^ witness[lambda.restriction(constexpr-specifier, device)]
  (void)l;
}
void hd_outer() {
  auto l = [] __host__ __device__ () constexpr {};
  //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __host__ __device__ lambda
  //^ witness[lambda.restriction(constexpr-specifier, host-device)]
  (void)l;
}
