/*---
says: Captured arrays whose elements cannot be assigned.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct NA { NA(); NA &operator=(const NA &) = delete; };
void d_array() {
  NA na[2];
  auto l = [=] __device__ { (void)na; };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  //^ witness[lambda.restriction(array-element-assignment, device)]
  (void)l;
}
void hd_array() {
  NA na[2];
  auto l = [=] __host__ __device__ { (void)na; };
  //^ error[lambda.array-element-assignment]: An extended __host__ __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  //^ witness[lambda.restriction(array-element-assignment, host-device)]
  (void)l;
}
