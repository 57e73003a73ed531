/*---
says: Generic extended lambdas.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_outer() {
  auto l = [] __device__ (auto x) {};
  //^ witness[lambda.restriction(generic, device)]
  (void)l;
}
void hd_outer() {
  auto l = [] __host__ __device__ (auto x) {};
  //^ error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
  //^ witness[lambda.restriction(generic, host-device)]
  (void)l;
}
