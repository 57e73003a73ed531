/*---
says: The text of the rule for consteval functions is none for constexpr ones, though both can be evaluated when compiled.
rules: call.form, call.space
runs: host reject, device reject
arguments: --c++20
---*/
__device__ consteval int immediate(int i) { return i; }
__device__ constexpr int constant(int i) { return i; }
consteval int host_immediate(int i) { return i; }
constexpr int host_constant(int i) { return i; }
int a() { return immediate(1); }
int b() { return constant(1); }
//^ host@-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("constant(int)") from a __host__ function("b") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("constant(int)") from a __host__ function("b") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
int c() { return constant(immediate(1)); }
//^ host@-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z8constant1?") from a __host__ function("c") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z8constant1?") from a __host__ function("c") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
int d() { constexpr int i = constant(1); return i; }
//^ host@-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z8constant1?") from a __host__ function("d") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z8constant1?") from a __host__ function("d") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int e() { return immediate(2) + constant(2); }
//^ host@-13.2 error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("_Z8constant1?") from a __host__ __device__ function("e") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@13.3- error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("_Z8constant1?") from a __host__ __device__ function("e") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int f() { return host_immediate(1); }
__device__ int g() { return host_constant(1); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("host_constant") from a __device__ function("g") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("host_constant") from a __device__ function("g") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int h() { return host_constant(host_immediate(1)); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("host_constant") from a __device__ function("h") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("host_constant") from a __device__ function("h") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
