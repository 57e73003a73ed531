/*---
says: Captured arrays whose elements have no default constructor.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct ND { ND(int); };
void d_array() {
  ND nd[2] = {1, 2};
  auto l = [=] __device__ { (void)nd; };
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
  //^ witness[lambda.restriction(array-element-construction, device)]
  (void)l;
}
void hd_array() {
  ND nd[2] = {1, 2};
  auto l = [=] __host__ __device__ { (void)nd; };
  //^ error[lambda.array-element-construction]: An extended __host__ __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
  //^ witness[lambda.restriction(array-element-construction, host-device)]
  (void)l;
}
