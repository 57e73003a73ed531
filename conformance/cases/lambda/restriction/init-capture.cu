/*---
says: Init-captures.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_init(int x) {
  auto l = [y = x] __device__ { return y; };
  //^ witness[lambda.restriction(init-capture, device)]
  (void)l;
}
void hd_init(int x) {
  auto l = [y = x] __host__ __device__ { return y; };
  //^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
  //^ witness[lambda.restriction(init-capture, host-device)]
  (void)l;
}
