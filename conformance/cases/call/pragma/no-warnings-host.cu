/*---
says: What #pragma hd_warning_disable does not hide in the host pass: constexpr callees, members, templates, lambdas; and #pragma nv_exec_check_disable hides nothing in lambdas.
rules: call.pragma
runs: host reject
---*/
__device__ void d();
__device__ constexpr int c() { return 1; }
template <class T> __device__ int t() { return 1; }
struct M { __device__ int m(); __device__ M(int); __device__ ~M(); __device__ operator int(); };
#pragma hd_warning_disable
__host__ __device__ int constant() { return c(); }
//^ @-13.2 error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("c()") from a __host__ __device__ function("constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("c()") from a __host__ __device__ function("constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
#pragma hd_warning_disable
int host_constant() { return c(); }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("host_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("host_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
#pragma hd_warning_disable
template <class T> __host__ __device__ void pattern() { d(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("pattern") is not allowed
#pragma hd_warning_disable
template <class T> void host_pattern() { d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("host_pattern") is not allowed
#pragma hd_warning_disable
__host__ __device__ int implied() { M m(1); return m.m(); }
//^ error[call.device-from-host-device]: calling a __device__ function("M::m()") from a __host__ __device__ function("implied") is not allowed
//^ error[call.device-from-host-device]: calling a __device__ function("M::~M()") from a __host__ __device__ function("implied") is not allowed
//^ error[call.device-from-host-device]: calling a __device__ function("_ZN1MC1E1?") from a __host__ __device__ function("implied") is not allowed
_Pragma("hd_warning_disable") __host__ __device__ void operator_form() { d(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("operator_form") is not allowed
struct S {
#pragma hd_warning_disable
  __host__ __device__ void member() { d(); }
  //^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("member") is not allowed
#pragma hd_warning_disable
  __host__ __device__ S() { d(); }
  //^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("S") is not allowed
};
#pragma hd_warning_disable
__host__ __device__ void in_lambda() { auto l = [] { d(); }; l(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("operator()") is not allowed
#pragma nv_exec_check_disable
__host__ __device__ void disabled_in_lambda() { auto l = [] { d(); }; l(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("operator()") is not allowed
#pragma nv_exec_check_disable
#pragma hd_warning_disable
__host__ __device__ void both() { d(); }
#pragma hd_warning_disable
#pragma nv_exec_check_disable
__host__ __device__ void both_otherwise() { d(); }
#pragma nv_exec_check_disable
__host__ __device__ int disabled() { M m(1); return m.m() + m + c(); }
