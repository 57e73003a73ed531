/*---
says: Annotated lambdas in every place, in device-only compilation, with -default-device.
rules: jit.closure, lambda.gate
runs: jit reject
arguments: -default-device
---*/
__device__ void argument(
  int i = [] __device__ { return 1; }()
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[jit.closure(namespace, yes, yes)]
  //^ jit witness[lambda.gate(device, no)]
);
void host() {
  auto in_host = [] __device__ { return 1; };
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[jit.closure(host, yes, yes)]
  //^ jit witness[lambda.gate(device, no)]
}
__device__ void device() {
  auto in_device = [] __device__ { return 1; };
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[jit.closure(device, yes, yes)]
  //^ jit witness[lambda.gate(device, no)]
}
