/*---
says: Device code that uses a literal of a host operator calls it: literals of every kind, the raw form, templates, default arguments where they are used, default member initialisers, instances and lambdas.
rules: call.form, call.space, call.context
runs: device reject
---*/
long operator""_h(unsigned long long);
long operator""_r(const char *);
template <char...> long operator""_t();
long operator""_s(const char *, unsigned long);
long operator""_c(char);
long operator""_f(long double);
namespace n { long operator""_n(long double); }
namespace { long operator""_u(long double) {return 0;} }
static long operator""_v(long double) {return 0;}
constexpr long operator""_k(unsigned long long) { return 1; }
int host();
__device__ long a() { return 12_h; }
//^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("a") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
__host__ __device__ long a2() { return 12_h; }
//^ warning[call.host-from-host-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __host__ __device__ function("a2") is not allowed
__device__ long b() { return 12_r; }
//^ error[call.host-from-device]: calling a __host__ function("operator ""_r(const char *)") from a __device__ function("b") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_r" is undefined in device code
__host__ __device__ long b2() { return 12_r; }
//^ warning[call.host-from-host-device]: calling a __host__ function("operator ""_r(const char *)") from a __host__ __device__ function("b2") is not allowed
__device__ long c() { return 12_t; }
//^ error[call.host-from-device]: calling a __host__ function("long ::operator ""_t<(char)49, (char)50 > ()") from a __device__ function("c") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_t<(char)49, (char)50 > " is undefined in device code
__device__ long f() { return 1.5_f + 2.5e3_r + 1.5e1_t; }
//^ error[call.host-from-device]: calling a __host__ function("long ::operator ""_t<(char)49, (char)46, (char)53, (char)101, (char)49 > ()") from a __device__ function("f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("operator ""_f(long double)") from a __device__ function("f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("operator ""_r(const char *)") from a __device__ function("f") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_f" is undefined in device code
//^ error[device-code.undefined]: identifier "operator ""_r" is undefined in device code
//^ error[device-code.undefined]: identifier "operator ""_t<(char)49, (char)46, (char)53, (char)101, (char)49 > " is undefined in device code
__device__ long g() { using namespace n; return 1.5_n; }
//^ error[call.host-from-device]: calling a __host__ function("n::operator ""_n(long double)") from a __device__ function("g") is not allowed
//^ error[device-code.undefined]: identifier "n::operator ""_n" is undefined in device code
__device__ long h() { return 1.5_u + 1.5_v; }
//^ error[call.host-from-device]: calling a __host__ function("_NV_ANON_NAMESPACE::operator ""_u(long double)") from a __device__ function("h") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("operator ""_v(long double)") from a __device__ function("h") is not allowed
//^ error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::operator ""_u" is undefined in device code
//^ error[device-code.undefined]: identifier "operator ""_v" is undefined in device code
__device__ long i() { return operator""_h(1) + n::operator""_n(1.0L); }
//^ error[call.host-from-device]: calling a __host__ function("n::operator ""_n(long double)") from a __device__ function("i") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("i") is not allowed
//^ error[device-code.undefined]: identifier "n::operator ""_n" is undefined in device code
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
template <class T> __device__ long j(T t) { return t + 12_h; }
template <class T> __device__ long l(T t) { return t + 12_h; }
//^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("l<int> ") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
__device__ long m() { return l(1); }
__device__ int operator""_z(unsigned long long) { return host(); }
//^ error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("operator ""_z") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
__device__ long o(long x = 12_h) { return x;}
__device__ long p() { return o(); }
//^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("p") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
struct S { long x = 12_h; long y; __device__ S() : y(12_h) {} };
__device__ long q = 1;
__device__ long r() { return sizeof(12_h); }
template <int N> __device__ long t() { if constexpr (N) return 12_h; return 0; }
//^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("t<(int)1> ") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
__device__ long u() { return t<1>(); }
__device__ int u2() { return 1 ? 3 : 12_h; }
__device__ void u3() { auto q = [] { return 12_h; }; q(); }
//^ error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("u3()::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
__global__ void u4() { 12_h; }
//^ error[call.host-from-global]: calling a __host__ function("operator ""_h(unsigned long long)") from a __global__ function("u4") is not allowed
//^ error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
