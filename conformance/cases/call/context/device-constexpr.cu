/*---
says: Constant expressions in device code that call constexpr host functions.
rules: call.context, call.space
runs: device reject
---*/
constexpr int c() { return 1; }
template <int N> struct Value { static const int v = N; };
__device__ int in_constant() { constexpr int x = c(); return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int in_bound() { int a[c()]; return sizeof a; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_bound") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_bound") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int in_argument() { return Value<c()>::v; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_argument") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_argument") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int calls() { return c(); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int at_namespace_scope = c();
__device__ constexpr int in_constexpr() { return c(); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_constexpr") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_constexpr") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
struct S { constexpr S() {} constexpr int m() const { return 1; } };
__device__ int members() { S s; return s.m(); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("S") from a __device__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("S") from a __device__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
