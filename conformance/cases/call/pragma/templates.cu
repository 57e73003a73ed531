/*---
says: A pragma before a template does not switch the check off at the template.
rules: call.pragma
runs: host reject
---*/
__device__ void d();
__device__ constexpr int cd() { return 1; }
#pragma nv_exec_check_disable
template<class T> __host__ __device__ void f1(T t) { d(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("f1") is not allowed
#pragma nv_exec_check_disable
template<class T> void f2(T t) { d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("f2") is not allowed
#pragma nv_exec_check_disable
template<class T> __host__ __device__ int f3(T t) { return cd(); }
//^ @-13.2 error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("cd()") from a __host__ __device__ function("f3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("cd()") from a __host__ __device__ function("f3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
#pragma nv_exec_check_disable
template<class T> void f4(T t) { d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("f4") is not allowed
template void f4<int>(int);
#pragma hd_warning_disable
template<class T> __host__ __device__ void f5(T t) { d(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("f5") is not allowed
#pragma nv_exec_check_disable
__host__ __device__ void f6() { d(); }
#pragma nv_exec_check_disable
void f7() { d(); }
