/*---
says: Of a lambda in what a constexpr if discards calls are told where it is read, and no code is generated for it.
rules: call.context, call.phase, call.space, launch.unconfigured
runs: device reject
---*/
int h();
constexpr int c(int x) { return x; }
__global__ void k();
__device__ int generated(int x) { if constexpr (false) { auto l = [] { return h(); }; l(); } return x; }
__device__ int read(int x) { if constexpr (false) { auto l = [] { return c(1); }; l(); c(2); } else { c(3); } return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int kernels(int x) { if constexpr (false) { [] { k(); }(); struct L { int m() { k(); return c(1); } }; } return x; }
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
template <class T> __device__ int pattern(T x) { if constexpr (false) [] { c(1); }(); return x; }
template <class T> __device__ int instance(T x) { if constexpr (false) [] { c(1); }(); return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int taken(T x) { if constexpr (sizeof(T) == 4) [] { c(1); }(); return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int uses() { return instance(1) + taken(1); }
