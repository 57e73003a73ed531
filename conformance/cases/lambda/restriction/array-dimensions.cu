/*---
says: Captured arrays of eight dimensions, and of seven.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_array() {
  int seven[1][1][1][1][1][1][1] = {};
  int eight[1][1][1][1][1][1][1][1] = {};
  auto m = [=] __device__ { return seven[0][0][0][0][0][0][0]; };
  auto l = [=] __device__ { return eight[0][0][0][0][0][0][0][0]; };
  //^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "int [1][1][1][1][1][1][1][1]") with more than 7 dimensions
  //^ witness[lambda.restriction(array-dimensions, device)]
  (void)l, (void)m;
}
void hd_array() {
  int seven[1][1][1][1][1][1][1] = {};
  int eight[1][1][1][1][1][1][1][1] = {};
  auto m = [=] __host__ __device__ { return seven[0][0][0][0][0][0][0]; };
  auto l = [=] __host__ __device__ { return eight[0][0][0][0][0][0][0][0]; };
  //^ error[lambda.array-dimensions]: An extended __host__ __device__ lambda cannot capture an array variable (type: "int [1][1][1][1][1][1][1][1]") with more than 7 dimensions
  //^ witness[lambda.restriction(array-dimensions, host-device)]
  (void)l, (void)m;
}
