/*---
says: A lambda whose annotations are refused for want of an option is judged as one without.
rules: call.space, call.lambda, call.variable-access, lambda.gate
runs: host reject, device reject
deviation: oracle host BUG annotations count that are refused
deviation: oracle device BUG annotations count that are refused
---*/
void hf(); __device__ void df(); __device__ int dv; int hv;
void a() { auto l = [] __device__ () { hf(); df(); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ host error[call.device-from-host]: calling a __device__ function("df()") from a __host__ function("operator()") is not allowed
__device__ void b() { auto l = [] __host__ () { hf(); df(); }; l(); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void c() { auto l = [] __device__ () { auto m = [] { df(); hf(); }; m(); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ host error[call.device-from-host]: calling a __device__ function("df()") from a __host__ function("operator()") is not allowed
__device__ void d() { auto l = [] __host__ () { auto m = [] { df(); hf(); }; m(); }; l(); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
template<class T> void e(T t) { auto l = [] __device__ (T x) { df(); hf(); auto m = [] { df(); hf(); }; }; l(t); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ host error[call.device-from-host]: calling a __device__ function("df()") from a __host__ function("operator()") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("df()") from a __host__ function("operator()") is not allowed
void e2() { e(1); }
void f() { auto l = [] __device__ () { return dv + hv; }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ host warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
__device__ int g() { auto l = [] __host__ () { return dv + hv; }; return l(); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ device@-13.2 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
//^ device@13.3- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
__host__ __device__ void h() { auto l = [] __host__ () { hf(); df(); }; l(); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ host error[call.device-from-host-device]: calling a __device__ function("df()") from a __host__ __device__ function("operator()") is not allowed
template<class T> __device__ void i(T t) { auto l = [] __host__ (T x) { hf(); df(); }; l(t); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
__device__ void i2() { i(1); }
