/*---
says: Captures by reference.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_named(int x) {
  auto l = [&x] __device__ { return x; };
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  //^ witness[lambda.restriction(reference-capture, device)]
  (void)l;
}
void hd_named(int x) {
  auto l = [&x] __host__ __device__ { return x; };
  //^ error[lambda.reference-capture]: An extended __host__ __device__ lambda cannot capture variables by reference
  //^ witness[lambda.restriction(reference-capture, host-device)]
  (void)l;
}
