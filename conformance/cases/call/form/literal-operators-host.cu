/*---
says: Host code that uses a literal of a device operator calls it where the literal stands; default arguments, default member initialisers, unevaluated operands and instances that nobody asks for are silent.
rules: call.form, call.space, call.context, call.callee-name
runs: host reject
deviation: cufe host BUG it does not look at lambdas in initialisers of variables of namespaces
---*/
__device__ long operator""_h(unsigned long long);
__device__ long operator""_r(const char *);
template <char...> __device__ long operator""_t();
__device__ long operator""_s(const char *, unsigned long);
__device__ long operator""_c(char);
__device__ long operator""_f(long double);
namespace n { __device__ long operator""_n(long double); }
namespace { __device__ long operator""_u(long double) {return 0;} }
static __device__ long operator""_v(long double) {return 0;}
__device__ int dev();
long a() { return 12_h; }
//^ error[call.device-from-host]: calling a __device__ function("operator ""_h(unsigned long long)") from a __host__ function("a") is not allowed
long b() { return 12_r; }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_r1?") from a __host__ function("b") is not allowed
long c() { return 12_t; }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_tIJL1?49EL1?50EEE1?v") from a __host__ function("c") is not allowed
long d() { return "x"_s; }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_s1?1?") from a __host__ function("d") is not allowed
long e() { return 'x'_c; }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_c1?") from a __host__ function("e") is not allowed
long f() { return 1.5_f + 2.5e3_r + 1.5e1_t; }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_f1?") from a __host__ function("f") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_r1?") from a __host__ function("f") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_tIJL1?49EL1?46EL1?53EL1?101EL1?49EEE1?v") from a __host__ function("f") is not allowed
long g() { using namespace n; return 1.5_n; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1nli2_nE1?") from a __host__ function("g") is not allowed
long h() { return 1.5_u + 1.5_v; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN53_INTERNAL_2b26ff5a_25_literal_operators_host_cu__Z1av55_GLOBAL__N__2b26ff5a_25_literal_operators_host_cu__Z1avli2_uE1?") from a __host__ function("h") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN53_INTERNAL_2b26ff5a_25_literal_operators_host_cu__Z1avli2_vE1?") from a __host__ function("h") is not allowed
long i() { return operator""_h(1) + n::operator""_n(1.0L); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1nli2_nE1?") from a __host__ function("i") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1nli2_nE1?") from a __host__ function("i") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("i") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("i") is not allowed
template <class T> long j(T t) { return t + 12_h; }
template <class T> long k(T t) { return t + 12_h; }
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("k") is not allowed
template long k(int);
template <class T> long l(T t) { return t + 12_h; }
long m() { return l(1); }
int operator""_z(unsigned long long) { return dev(); }
//^ error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("operator ""_z") is not allowed
long o(long x = 12_h) { return x;}
long p() { return o(); }
struct S { long x = 12_h; long y; S() : y(12_h) {} };
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("S") is not allowed
auto lam = [] { return 12_h; };
//^ error[call.device-from-host]: calling a __device__ function("_Zli2_h1?") from a __host__ function("operator()") is not allowed
long r() { return sizeof(12_h); }
template <int N> long t() { if constexpr (N) return 12_h; return 0; }
long u() { return t<1>(); }
