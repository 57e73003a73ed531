/*---
says: First captures inside if constexpr.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_if(int x) {
  auto l = [=] __device__ { if constexpr (sizeof(int) == 4) (void)x; };
  //^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
  //^ witness[lambda.restriction(constexpr-if-capture, device)]
  (void)l;
}
void hd_if(int x) {
  auto l = [=] __host__ __device__ { if constexpr (sizeof(int) == 4) (void)x; };
  //^ error[lambda.constexpr-if-capture]: An extended __host__ __device__ lambda cannot first-capture variable in constexpr-if context
  //^ witness[lambda.restriction(constexpr-if-capture, host-device)]
  (void)l;
}
