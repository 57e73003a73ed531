/*---
says: Relaxed constexpr gives no exemption.
rules: lambda.gate, flag.relaxed.lambda-path
runs: host reject, device reject, documented reject
arguments: --relaxed_constexpr
---*/
void f() {
  auto l = [] __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  (void)l;
}
