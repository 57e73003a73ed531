/*---
says: Which uses by host code and initialisers make the device pass generate code for a device function, and which do not.
rules: call.phase
runs: device reject
---*/
void h();
namespace r1 {
static __device__ void a() { h(); }
inline void inl() { a(); }
void host() { inl(); }
}
namespace r2 {
static __device__ void a() { h(); }
struct S { void m() { a(); } virtual void v() { a(); } };
void host() { S s; }
}
namespace r3 {
static __device__ void a() { h(); }
void host() { if (false) a(); }
}
namespace r4 {
static __device__ void a() { h(); }
void host() { auto p = &a; (void)p; }
}
namespace r5 {
static __device__ void a() { h(); }
static void unused() { a(); }
void host() { (void)sizeof(&unused); }
}
namespace r6 {
static __device__ void a() { h(); }
template <class T> void t() { a(); }
void host() { t<int>(); }
}
namespace r7 {
static __device__ void a() { h(); }
template <class T> void t() { a(); }
static void unused() { t<int>(); }
}
namespace r8 {
static __device__ void a() { h(); }
template <class T> void t(T) { a(); }
template void t<int>(int);
}
namespace r9 {
static __device__ void a() { h(); }
void host() { auto l = [] __device__ { a(); }; (void)l; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
}
namespace r10 {
inline __device__ void a() { h(); }
void host() { auto l = [] { a(); }; }
}
namespace r12 {
static __device__ void a() { h(); }
namespace { void host() { a(); } }
}
namespace r13 {
static __device__ void a() { h(); }
struct S { S(); ~S(); }; S::S() { a(); }
}
namespace r14 {
inline __host__ __device__ void a() { h(); }
static void unused() { a(); }
}
namespace r15 {
inline __host__ __device__ void a() { h(); }
template <class T> __host__ __device__ void b() { a(); }
static void unused() { b<int>(); }
}
namespace r16 {
template <class T> __host__ __device__ void b() { h(); }
static void unused() { b<int>(); }
}
namespace r17 {
template <class T> struct S { __device__ void m() { h(); } void n() { m(); } };
void host() { S<int> s; s.n(); }
}
namespace r21 {
static __device__ void a() { h(); }
void host() { a; }
}
namespace r23 {
static __device__ void a() { h(); }
void host() { return; a(); }
}
namespace r24 {
static __device__ int a() { h(); return 1; }
int v = a(); static int w = a(); const int c = a(); void (*f)() = h;
}
