/*---
says: Annotated lambdas without --extended-lambda.
rules: lambda.gate
runs: host reject, device reject, documented reject
---*/
void f_none() {
  auto l = [] {};
  //^ witness[lambda.gate(none, no)]
  (void)l;
}
void f_host() {
  auto l = [] __host__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host, no)]
  (void)l;
}
void f_device() {
  auto l = [] __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(device, no)]
  (void)l;
}
void f_host_device() {
  auto l = [] __host__ __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host-device, no)]
  (void)l;
}
void f_global() {
  auto l = [] __global__ {};
  //^ documented error[kernel.operator]
  //^ documented error[kernel.return.deduced]
  //^ documented error[kernel.return.lambda]
  //^ documented witness[kernel.operator(call)]
  //^ documented witness[kernel.return(function, deduced, no)]
  //^ documented witness[kernel.return.lambda(yes, no)]
  //^ witness[lambda.gate(global, no)]
  (void)l;
}
auto at_namespace_scope = [] __host__ {};
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ documented error[lambda.disallowed]
