/*---
says: Constant expressions and initialisers at namespace scope that call constexpr device functions.
rules: call.context, call.space
runs: host reject
---*/
__device__ constexpr int c() { return 1; }
__device__ int plain() { return 1; }
int in_constant() { constexpr int x = c(); return x; }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("in_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("in_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
int in_bound() { int a[c()]; return sizeof a; }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("in_bound") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("in_bound") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
int at_namespace_scope = c();
constexpr int constant_at_namespace_scope = c();
int plain_at_namespace_scope = plain();
constexpr int calls() { return c(); }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
struct S { __device__ constexpr S() {} __device__ constexpr int m() const { return 1; } };
int members() { S s; return s.m(); }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("S::S()") from a __host__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("S::m() const") from a __host__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("S::S()") from a __host__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("S::m() const") from a __host__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
