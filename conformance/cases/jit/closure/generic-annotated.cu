/*---
says: Device-only compilation refuses annotations of lambdas and makes nothing of them, so the call operator of a generic one is not annotated.
rules: jit.closure, jit.function.declaration, jit.unannotated-function
runs: jit reject
---*/
void f() { auto l = [] __host__ __device__ (auto x) {}; }
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
//^ @-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
void g() { auto l = [] __device__ (auto x) {}; }
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
//^ @-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
__device__ void d() { auto l = [] __host__ __device__ (auto x) {}; }
//^ @-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ @-13.4 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ @13.5- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
