/*---
says: What #pragma hd_warning_disable and nv_exec_check_disable hide in the device pass: the warnings of host-device callers; the errors of plain callees of kernels stay, and those of lambdas.
rules: call.pragma
runs: device reject
---*/
void h();
template <class T> int t() { return 1; }
constexpr int c() { return 1; }
struct M { int m(); M(int); ~M(); };
#pragma hd_warning_disable
__host__ __device__ void plain() { h(); }
#pragma hd_warning_disable
__host__ __device__ int constant() { return c(); }
#pragma hd_warning_disable
template <class T> __host__ __device__ void pattern() { h(); }
__global__ void uses() { pattern<int>(); }
#pragma hd_warning_disable
__host__ __device__ int implied() { M m(1); return m.m(); }
#pragma hd_warning_disable
__host__ __device__ int instance() { return t<int>(); }
#pragma hd_warning_disable
__host__ __device__ void in_lambda() { auto l = [] { h(); }; l(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("h()") from a __host__ __device__ function("in_lambda()::[lambda() (instance 1)]::operator () const") is not allowed
#pragma nv_exec_check_disable
__device__ void disabled() { h(); }  // error[device-code.undefined]: identifier "h" is undefined in device code
#pragma nv_exec_check_disable
__device__ int disabled_implied() { M m(1); return m.m(); }
//^ error[device-code.undefined]: identifier "M::M" is undefined in device code
//^ error[device-code.undefined]: identifier "M::m" is undefined in device code
//^ error[device-code.undefined]: identifier "M::~M" is undefined in device code
#pragma nv_exec_check_disable
__global__ void kernel() { h(); }
//^ error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("kernel") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
