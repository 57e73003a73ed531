/*---
says: Annotated lambdas with --extended-lambda.
rules: lambda.gate
runs: host accept, device accept, documented reject
arguments: --extended-lambda
---*/
void f_none() {
  auto l = [] {};
  //^ witness[lambda.gate(none, yes)]
  (void)l;
}
void f_host() {
  auto l = [] __host__ {};
  //^ witness[lambda.gate(host, yes)]
  (void)l;
}
void f_device() {
  auto l = [] __device__ {};
  //^ witness[lambda.gate(device, yes)]
  (void)l;
}
void f_host_device() {
  auto l = [] __host__ __device__ {};
  //^ witness[lambda.gate(host-device, yes)]
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
  //^ witness[lambda.gate(global, yes)]
  (void)l;
}
auto at_namespace_scope = [] __host__ {};
