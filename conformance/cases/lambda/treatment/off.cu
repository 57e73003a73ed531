/*---
says: Lambdas of every annotation in functions of every space, without --extended-lambda.
rules: lambda.treatment
runs: host reject, device reject, documented reject
---*/
auto none_none = [] {};
//^ witness[lambda.treatment(none, none, no) = plain]
auto none_host = [] __host__ {};
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ documented error[lambda.disallowed]
//^ witness[lambda.gate(host, no)]
//^ witness[lambda.treatment(host, none, no) = refused]
auto none_device = [] __device__ {};
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ documented error[lambda.disallowed]
//^ witness[lambda.gate(device, no)]
//^ witness[lambda.treatment(device, none, no) = refused]
auto none_host_device = [] __host__ __device__ {};
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ documented error[lambda.disallowed]
//^ witness[lambda.gate(host-device, no)]
//^ witness[lambda.treatment(host-device, none, no) = refused]
auto none_global = [] __global__ {};
//^ documented error[kernel.operator]
//^ documented error[kernel.return.deduced]
//^ documented error[kernel.return.lambda]
//^ documented witness[kernel.operator(call)]
//^ documented witness[kernel.return(function, deduced, no)]
//^ documented witness[kernel.return.lambda(yes, no)]
//^ witness[lambda.treatment(global, none, no) = plain]
void host_none() {
  auto l = [] {};
  //^ witness[lambda.treatment(none, host, no) = plain]
  (void)l;
}
void host_host() {
  auto l = [] __host__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host, no)]
  //^ witness[lambda.treatment(host, host, no) = refused]
  (void)l;
}
void host_device() {
  auto l = [] __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(device, no)]
  //^ witness[lambda.treatment(device, host, no) = refused]
  (void)l;
}
void host_host_device() {
  auto l = [] __host__ __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host-device, no)]
  //^ witness[lambda.treatment(host-device, host, no) = refused]
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
  //^ witness[lambda.treatment(global, host, no) = plain]
  (void)l;
}
__device__ void device_none() {
  auto l = [] {};
  //^ witness[lambda.treatment(none, device, no) = plain]
  (void)l;
}
__device__ void device_host() {
  auto l = [] __host__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host, no)]
  //^ witness[lambda.treatment(host, device, no) = refused]
  (void)l;
}
__device__ void device_device() {
  auto l = [] __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(device, no)]
  //^ witness[lambda.treatment(device, device, no) = refused]
  (void)l;
}
__device__ void device_host_device() {
  auto l = [] __host__ __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host-device, no)]
  //^ witness[lambda.treatment(host-device, device, no) = refused]
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
  //^ witness[lambda.treatment(global, device, no) = plain]
  (void)l;
}
__host__ __device__ void host_device_none() {
  auto l = [] {};
  //^ witness[lambda.treatment(none, host-device, no) = plain]
  (void)l;
}
__host__ __device__ void host_device_host() {
  auto l = [] __host__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host, no)]
  //^ witness[lambda.treatment(host, host-device, no) = refused]
  (void)l;
}
__host__ __device__ void host_device_device() {
  auto l = [] __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(device, no)]
  //^ witness[lambda.treatment(device, host-device, no) = refused]
  (void)l;
}
__host__ __device__ void host_device_host_device() {
  auto l = [] __host__ __device__ {};
  //^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ documented error[lambda.disallowed]
  //^ witness[lambda.gate(host-device, no)]
  //^ witness[lambda.treatment(host-device, host-device, no) = refused]
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
  //^ witness[lambda.treatment(global, host-device, no) = plain]
  (void)l;
}
