/*---
says: With relocatable device code the arrays list what host text mentions: not evaluated, not instantiated, discarded, but not in device bodies.
rules: host-output.reference-array.listed, host-output.reference-array.entry
runs: host accept
arguments: --device-c
---*/
namespace n { static __global__ void ks() {} static __device__ int sv; __device__ const int cv = 1; template <class T> static __global__ void kst(T) {} struct S { static int x; }; }
__device__ int u_sizeof, u_decl, u_hd, u_dev, u_tmpl, u_tmpl_i, u_static, u_inl, u_def, u_memb, u_lam, u_tmplm;
__device__ int u_kern, u_discard, u_noexc, u_sa, u_ref, u_constexpr, u_deadmemb, u_ifc, u_hdt;
__global__ void kd() { (void)&u_kern; }
__global__ void kd2() { }
__device__ void kdd() { (void)&kd2; }
void f1() { (void)sizeof(u_sizeof); typedef decltype(u_decl) X; static_assert(noexcept(u_noexc), ""); }
__host__ __device__ void f2() { (void)&u_hd; }
__device__ void f3() { (void)&u_dev; }
template <class T> void f4() { (void)&u_tmpl; }
template <class T> void f5() { (void)&u_tmpl_i; }
template <class T> __host__ __device__ void f5h() { (void)&u_hdt; }
static void f6() { (void)&u_static; }
inline void f7() { (void)&u_inl; f5<int>(); }
__device__ void f7d() { f5h<int>();  }
void f8(void *p = &u_def);
struct S { void m() { (void)&u_memb; } };
template <class T> struct TS { void m() { (void)&u_tmplm; } void m2() { (void)&u_deadmemb; } };
void f9() { auto l = [] { (void)&u_lam; }; TS<int>().m(); if constexpr (false) { (void)&u_ifc; } if (false) (void)&u_discard; }
int &r = u_ref;
void g() { n::ks<<<1,1>>>(); n::kst<<<1,1>>>(1); (void)&n::sv; (void)&n::cv; }
template <class T> __global__ void kex(T) {}
template __global__ void kex(int);
template <class T> __global__ void ksp(T) {}
template <> __global__ void ksp(int) {}
template <class T> __global__ void kin(T) {}
template <class T> void launcher(T t) { kin<<<1, 1>>>(t); }
void gg() { launcher(1); ksp<<<1,1>>>(2); }
