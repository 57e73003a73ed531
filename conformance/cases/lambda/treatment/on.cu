/*---
says: Lambdas of every annotation in functions of every space, with --extended-lambda.
rules: lambda.treatment
runs: host accept, device accept, documented reject
arguments: --extended-lambda
---*/
auto none_none = [] {};
//^ witness[lambda.treatment(none, none, yes) = plain]
auto none_host = [] __host__ {};
//^ witness[lambda.treatment(host, none, yes) = plain]
auto none_device = [] __device__ {};
//^ witness[lambda.treatment(device, none, yes) = plain]
auto none_host_device = [] __host__ __device__ {};
//^ witness[lambda.treatment(host-device, none, yes) = plain]
auto none_global = [] __global__ {};
//^ documented error[kernel.operator]
//^ documented error[kernel.return.deduced]
//^ documented error[kernel.return.lambda]
//^ documented witness[kernel.operator(call)]
//^ documented witness[kernel.return(function, deduced, no)]
//^ documented witness[kernel.return.lambda(yes, no)]
//^ witness[lambda.treatment(global, none, yes) = plain]
void host_none() {
  auto l = [] {};
  //^ witness[lambda.treatment(none, host, yes) = plain]
  (void)l;
}
void host_host() {
  auto l = [] __host__ {};
  //^ witness[lambda.treatment(host, host, yes) = plain]
  (void)l;
}
void host_device() {
  auto l = [] __device__ {};
  //^ witness[lambda.treatment(device, host, yes) = extended-device]
  (void)l;
}
void host_host_device() {
  auto l = [] __host__ __device__ {};
  //^ witness[lambda.treatment(host-device, host, yes) = extended-host-device]
  (void)l;
}
void host_global() {
  auto l = [] __global__ {};
  //^ documented error[kernel.operator]
  //^ documented error[kernel.return.deduced]
  //^ documented error[kernel.return.lambda]
  //^ documented witness[kernel.operator(call)]
  //^ documented witness[kernel.return(function, deduced, no)]
  //^ documented witness[kernel.return.lambda(yes, no)]
  //^ witness[lambda.treatment(global, host, yes) = plain]
  (void)l;
}
__device__ void device_none() {
  auto l = [] {};
  //^ witness[lambda.treatment(none, device, yes) = plain]
  (void)l;
}
__device__ void device_host() {
  auto l = [] __host__ {};
  //^ witness[lambda.treatment(host, device, yes) = plain]
  (void)l;
}
__device__ void device_device() {
  auto l = [] __device__ {};
  //^ witness[lambda.treatment(device, device, yes) = plain]
  (void)l;
}
__device__ void device_host_device() {
  auto l = [] __host__ __device__ {};
  //^ witness[lambda.treatment(host-device, device, yes) = plain]
  (void)l;
}
__device__ void device_global() {
  auto l = [] __global__ {};
  //^ documented error[kernel.operator]
  //^ documented error[kernel.return.deduced]
  //^ documented error[kernel.return.lambda]
  //^ documented witness[kernel.operator(call)]
  //^ documented witness[kernel.return(function, deduced, no)]
  //^ documented witness[kernel.return.lambda(yes, no)]
  //^ witness[lambda.treatment(global, device, yes) = plain]
  (void)l;
}
__host__ __device__ void host_device_none() {
  auto l = [] {};
  //^ witness[lambda.treatment(none, host-device, yes) = plain]
  (void)l;
}
__host__ __device__ void host_device_host() {
  auto l = [] __host__ {};
  //^ witness[lambda.treatment(host, host-device, yes) = plain]
  (void)l;
}
__host__ __device__ void host_device_device() {
  auto l = [] __device__ {};
  //^ witness[lambda.treatment(device, host-device, yes) = extended-device]
  (void)l;
}
__host__ __device__ void host_device_host_device() {
  auto l = [] __host__ __device__ {};
  //^ witness[lambda.treatment(host-device, host-device, yes) = extended-host-device]
  (void)l;
}
__host__ __device__ void host_device_global() {
  auto l = [] __global__ {};
  //^ documented error[kernel.operator]
  //^ documented error[kernel.return.deduced]
  //^ documented error[kernel.return.lambda]
  //^ documented witness[kernel.operator(call)]
  //^ documented witness[kernel.return(function, deduced, no)]
  //^ documented witness[kernel.return.lambda(yes, no)]
  //^ witness[lambda.treatment(global, host-device, yes) = plain]
  (void)l;
}
