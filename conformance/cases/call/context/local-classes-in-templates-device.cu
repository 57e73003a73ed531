/*---
says: The device pass reads the members of a local class of a template with its first instance, wherever the class stands.
rules: call.context, call.phase, call.space
runs: device reject
deviation: oracle=cufe device OK the oracle lists the local class of a template that has no instance; no member of it is read
---*/
constexpr int c(int x) { return x; }
template <class T> __device__ int of_host(T x) { struct L { static int m() { return c(1); } }; return L::m(); }
template <class T> __device__ int of_class(T x) { struct L { __device__ static int m() { return c(1); } }; return L::m(); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("m") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("m") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int of_no_code(T x) { if constexpr (false) { struct L { __device__ static int m() { return c(1); } }; } return x; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("m") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("m") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int never(T x) { struct L { __device__ static int m() { return c(1); } }; return x; }
__device__ int uses() { return of_host(1) + of_host('a') + of_class(1) + of_class('a') + of_no_code(1) + of_no_code('a'); }
