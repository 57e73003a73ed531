/*---
says: Extended lambdas inside an extended __host__ __device__ lambda.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_outer() {
  auto g = [] __host__ __device__ {
    auto l = [] __device__ {};
    //^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
    //^ witness[lambda.restriction(inside-host-device-lambda, device)]
    (void)l;
  };
  (void)g;
}
void hd_outer() {
  auto g = [] __host__ __device__ {
    auto l = [] __host__ __device__ {};
    //^ error[lambda.inside-host-device-lambda]: An extended __host__ __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
    //^ witness[lambda.restriction(inside-host-device-lambda, host-device)]
    (void)l;
  };
  (void)g;
}
