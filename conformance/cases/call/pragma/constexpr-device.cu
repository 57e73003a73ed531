/*---
says: Before device functions and kernels #pragma nv_exec_check_disable hides what is said of constexpr callees, #pragma hd_warning_disable does not.
rules: call.pragma
runs: device reject
deviation: oracle device BUG what the pragmas do not hide
deviation: oracle=cufe device BUG what the pragmas do not hide
---*/
constexpr int c() { return 1; }
#pragma nv_exec_check_disable
__device__ int disabled() { return c(); }
#pragma nv_exec_check_disable
__global__ void disabled_kernel() { c(); }
#pragma nv_exec_check_disable
__host__ __device__ int disabled_both() { return c(); }
#pragma hd_warning_disable
__device__ int no_warnings() { return c(); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("no_warnings") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("no_warnings") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
#pragma hd_warning_disable
__global__ void no_warnings_kernel() { c(); }
//^ @-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("c") from a __global__ function("no_warnings_kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("c") from a __global__ function("no_warnings_kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
#pragma hd_warning_disable
__host__ __device__ int no_warnings_both() { return c(); }
