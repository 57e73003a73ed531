/*---
says: A literal operator that is called by its name is looked at as a function and as an operator: host code is told twice, a template once, and an explicit instance once more.
rules: call.form, call.space, call.callee-name
runs: host reject
deviation: cufe host BUG it looks at none behind &, in lambdas of namespaces, and once more in explicit instances
---*/
__device__ long operator""_h(unsigned long long);
constexpr __device__ long operator""_k(unsigned long long) {return 1;}
namespace n { __device__ long operator""_n(long double); }
long operator""_q(unsigned long long);
long a() { return operator""_h(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("operator ""_h(unsigned long long)") from a __host__ function("a") is not allowed
long a1() { return (operator""_h)(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a1") is not allowed
long a2() { return (&operator""_h)(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a2") is not allowed
long a3() { auto p = &operator""_h; return p(1); }
long a4() { return operator""_k(1); }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Zli2_k1?") from a __host__ function("a4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Zli2_k1?") from a __host__ function("a4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Zli2_k1?") from a __host__ function("a4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Zli2_k1?") from a __host__ function("a4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
long a5() { return 1_k; }
//^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Zli2_k1?") from a __host__ function("a5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Zli2_k1?") from a __host__ function("a5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
long a6() { return ::operator "" _h(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("a6") is not allowed
__host__ __device__ long b() { return operator""_q(1); }
__host__ __device__ long b1() { return 1_q; }
template <class T> long c(T t) { return operator""_h(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("c") is not allowed
template <class T> long d(T t) { return operator""_h(t); }
template <class T> long e(T t) { return operator""_h(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("e") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("e") is not allowed
template long e(int);
template <class T> long f(T t) { return n::operator""_n(1); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1nli2_nE1?") from a __host__ function("f") is not allowed
auto l = [] { return operator""_h(1); };
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("operator()") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("operator()") is not allowed
struct S { S() : x(operator""_h(1)) {} long x; };
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("S") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("S") is not allowed
