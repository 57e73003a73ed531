/*---
says: A call of a function template with explicit specialisations means the one with its arguments, whose own annotations count, or the template where all have others.
rules: call.space
runs: host reject
deviation: oracle host BUG explicit specialisations with annotations of their own are taken for their templates
---*/
template <typename A, typename B> inline __device__ A mul(A a, B b);
template <> inline __device__ float mul(float a, float b) { return a * b; }
template <> inline __host__ __device__ double mul(double a, double b) { return a * b; }
template <> int mul(int a, int b) { return a; }
template <class T> __host__ __device__ int hd(T);
template <> __device__ int hd(int);
template <class T> int h(T);
template <> __device__ int h<char>(char);
template <class T> __device__ int d(T);
template <> int d<char>(char);
void v() { mul(1.0f, 2.0f); mul(1.0, 2.0); mul(1, 2); mul(1L, 2); mul<float, float>(1, 2); hd(1); hd(1.0); h('a'); h(1); d('a'); d(1); }
//^ error[call.device-from-host]: calling a __device__ function("T1 ::mul<float, float> (T1, T2)") from a __host__ function("v") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("v") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("v") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1hI1?E1?1?") from a __host__ function("v") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("v") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("v") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("v") is not allowed
template <class T> void t() { mul(1.0f, 2.0f); mul(1.0, 2.0); mul(1, 2); mul(1L, 2); mul<float, float>(1, 2); hd(1); hd(1.0); h('a'); h(1); d('a'); d(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("t") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("t") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1hI1?E1?1?") from a __host__ function("t") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("t") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("t") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("t") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3mulI1?1?E1?1?1?") from a __host__ function("t") is not allowed
namespace n { template <class T> __device__ int q(T); template <> __host__ __device__ int q<int>(int); template <class T> struct S { static __device__ int s(T); }; template <> __host__ __device__ int S<int>::s(int); template <> struct S<char> { static int s(char); }; }
void w() { n::q(1); n::q('a'); n::S<int>::s(1); n::S<char>::s(1); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1n1qI1?EE1?1?") from a __host__ function("w") is not allowed
template <typename A, typename B, typename R> inline __device__ R mul3(A a, B b);
template <> inline __device__ float mul3(float a, float b) { return a * b; }
struct F4 { float x, y; };
template<> inline __host__ __device__ F4 mul3(F4 a, F4 b) { F4 c; c.x = mul3<float, float, float>(a.x, b.x); c.y = mul3<float, float, float>(a.y, b.y); return c; }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z4mul3I1?1?1?E1?1?1?") from a __host__ __device__ function("mul3") is not allowed
//^ error[call.device-from-host-device]: calling a __device__ function("_Z4mul3I1?1?1?E1?1?1?") from a __host__ __device__ function("mul3") is not allowed
template <class T> __host__ __device__ T hh(T a) { return mul3<float, float, float>(1.0f, 2.0f); }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z4mul3I1?1?1?E1?1?1?") from a __host__ __device__ function("hh") is not allowed
