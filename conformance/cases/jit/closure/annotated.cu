/*---
says: The annotation of a lambda that would make its closure a device class needs an option that device-only compilation has not.
rules: jit.closure, lambda.gate
runs: jit reject
---*/
auto l = [] __device__ (int x) { return x; };
//^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
//^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
__device__ int d() {
  auto m = [] __device__ (int x) { return x; };
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[lambda.gate(device, no)]
  auto n = [](int x) { return x; };
  //^ jit witness[lambda.gate(none, no)]
  auto g = [] __global__ (int x) { return x; };
  //^ jit witness[lambda.gate(global, no)]
  auto h = [] __host__ (int x) { return x; };
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[lambda.gate(host, no)]
  auto hd = [] __host__ __device__ (int x) { return x; };
  //^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  //^ jit witness[lambda.gate(host-device, no)]
  return m(1) + hd(1);
}
