/*---
says: Annotated lambdas in every place, in device-only compilation.
rules: jit.closure, lambda.gate
runs: jit reject
---*/
__device__ void argument(
  int i = [] __device__ { return 1; }()
  //^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[jit.closure(namespace, yes, no)]
  //^ jit witness[lambda.gate(device, no)]
);
void host() {
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  auto in_host = [] __device__ { return 1; };
  //^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[jit.closure(host, yes, no)]
  //^ jit witness[lambda.gate(device, no)]
}
__device__ void device() {
  auto in_device = [] __device__ { return 1; };
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[jit.closure(device, yes, no)]
  //^ jit witness[lambda.gate(device, no)]
}
