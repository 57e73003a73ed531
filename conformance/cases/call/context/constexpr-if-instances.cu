/*---
says: What a constexpr if leaves to instances the device pass tells in each of them, elsewhere what does not depend on parameters once.
rules: call.context, launch.callee, launch.from-device
runs: device reject
---*/
constexpr int c(int x) { return x; }
__device__ void d(int);
template <class T> __device__ inline int literal(T x) { if constexpr (true) c(1); return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("literal") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("literal") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("literal") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("literal") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ inline int elsewhere(T x) { c(1); return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("elsewhere") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("elsewhere") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ inline int dependent(T x) { if constexpr (sizeof(T) < 9) c(1); return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("dependent") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("dependent") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("dependent") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("dependent") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ inline int launches(T x) { if constexpr (true) d<<<1, 1>>>(1); return x; }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> __device__ inline int launches_once(T x) { d<<<1, 1>>>(1); return x; }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> __device__ inline int in_instance(T x) { if constexpr (sizeof(T) < 9) d<<<1, 1>>>(1); return x; }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ inline int uses() { return literal(1) + literal('a') + elsewhere(1) + elsewhere('a') + dependent(1) + dependent('a'); }
__device__ inline int uses_launches() { return launches(1) + launches('a') + launches_once(1) + launches_once('a') + in_instance(1) + in_instance('a'); }
