/*---
says: Init-captures of array type.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_array() {
  int z[2] = {1, 2};
  auto l = [w{z}] __device__ { return w[0]; };
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  //^ witness[lambda.restriction(array-init-capture, device)]
  (void)l;
}
void hd_array() {
  int z[2] = {1, 2};
  auto l = [w{z}] __host__ __device__ { return w[0]; };
  //^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
  //^ witness[lambda.restriction(array-init-capture, host-device)]
  (void)l;
}
