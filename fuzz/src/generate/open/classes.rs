//! Classes: bases, special members, virtual functions, order of making and ending, access.

use super::{Open, host};

/// Classes and their objects.
pub(super) const OPEN: &[Open] = &[
    host(
        "library",
        "# 70 \"library$n.h\" 3\n{inline |static |template <typename T> |}{__device__|__host__ __device__|\
         } int lb$n(int q) { return q; }\n__device__ inline int lc$n(int q) { return q; }\nstruct La$n { int m; {__device__|\
         __host__ __device__|} int f() const { return lc$n(m); } typedef int T; enum E { e = 2 }; static const int c = 3; };\nint ld$n(\
         La$n); typedef La$n Lb$n; using Lc$n = const Lb$n *; constexpr int le$n = 4; const int lg$n = le$n + 1; template <typename T> struct \
         Ld$n { T m; {__device__|__host__ __device__|} T g() const { return m; } }; template <typename T> __device__ T lf$n(T q) { return q; } \
         extern int lh$n; int operator+(La$n, La$n); namespace ln$n { struct S { int m; }; __device__ inline int g(S s) { return s.m; } inline \
         namespace v { struct U {}; } } namespace lo$n = ln$n; using ln$n::S; enum Le$n { ll$n = 4 }; struct Lf$n; struct Lg$n { Lf$n *p; \
         La$n a; }; __device__ const int lp$n = \
         2;\n# @next \"unit.cu\"\n\
         {__global__|__device__} void li$n(int *q) { {*q = lc$n(1);|La$n a{1}; *q = a.f();|*q = Lb$n{2}.m;|Lc$n p = nullptr; (void)p;|\
         *q = le$n;|int a[lg$n] = {}; *q = a[0];|Ld$n<int> d{1}; *q = d.g();|*q = lf$n(2);|*q = lf$n<float>(3);|La$n::T t = 1; *q = t;|\
         *q = La$n::e;|*q = La$n::c;|*q = 1;|ln$n::S s{1}; *q = g(s);|*q = lo$n::g({2});|S s{3}; *q = s.m;|ln$n::U u; (void)u;|*q = ll$n;|Lg$n \
         g{}; *q = g.a.m;|Lf$n *f = nullptr; (void)f;|*q = lp$n;|\
         *q = sizeof(Ld$n<La$n>);|using T = Ld$n<float>; *q = (int)T{1}.g();} }\n\
         {int lj$n() { return ld$n(La$n{1}); }|template <typename T> __global__ void lk$n(T q) { lf$n(q); } void lj$n() { lk$n<<<1, 1>>>(\
         La$n{1}); }|__device__ La$n lj$n;|__device__ Ld$n<int> lj$n;|__constant__ int lj$n[lg$n];|struct Lj$n : La$n { __device__ int h(\
         ) { return f(); } };|static_assert(le$n == 4, \"\");|template __device__ int lf$n<int>(int);|int lj$n = lh$n;}",
    )
    .without_jit(),
];
