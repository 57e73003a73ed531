/*---
says: Extended lambdas inside an extended __device__ lambda.
rules: lambda.restriction
runs: host accept, device accept
arguments: --extended-lambda
---*/
void d_outer() {
  auto g = [] __device__ {
    auto l = [] __device__ {};
    //^ witness[lambda.restriction(inside-device-lambda, device)]
    (void)l;
  };
  (void)g;
}
void hd_outer() {
  auto g = [] __device__ {
    auto l = [] __host__ __device__ {};
    //^ witness[lambda.restriction(inside-device-lambda, host-device)]
    (void)l;
  };
  (void)g;
}
