//! Objects and what their state decides: constness, parts, value categories, overloads of members and constructors, conversions of
//! arithmetic, and spaces and memories that several words make together. One more list gives each seed another snippet, so those that
//! agree are drawn as soon as `use.constant`, `kernel.references` and `extended.returns` do on all that they give.

use super::{Open, device, host};

/// Members and merged words.
pub(super) const OPEN: &[Open] = &[
    host(
        "member.constness",
        "struct Ma$n { {__host__|__device__|} int f(); {__host__|__device__|__host__ __device__} int f() const; };\n\
         struct Mb$n { mutable Ma$n u; Ma$n p; Ma$n a[2]; Ma$n *q; {__host__|__device__|__host__ __device__} Ma$n g() const; };\n\
         extern Mb$n mc$n; extern const Mb$n md$n; const Mb$n &me$n();\n\
         {__host__|__device__|__host__ __device__} int mf$n(const Mb$n &c, Mb$n &o) { return {c.u.f()|c.p.f()|c.a[1].f()|c.q->f()|o.u.f()|\
         o.p.f()|o.a[0].f()|o.q->f()|c.a->f()|(*c.q).f()|static_cast<const Mb$n &>(o).p.f()|const_cast<Mb$n &>(c).p.f()}; }\n\
         {__host__|__device__} int mg$n(const Mb$n &c) { return c.g().f(); }",
    )
    .held(),
    host(
        "member.value-category",
        "struct Mh$n { {__host__|__device__} int f() &; {__host__|__device__} int f() const &; {__host__|__device__} int f() &&; static \
         {__host__|__device__} int s(int); {__host__|__device__} int s(char) const; };\n\
         Mh$n mi$n(); Mh$n &mj$n(); const Mh$n &mk$n();\n\
         {__host__|__host__ __device__} int ml$n(Mh$n &o, const Mh$n &c) { return {o.f()|c.f()|mi$n().f()|mj$n().f()|mk$n().f()|\
         static_cast<Mh$n &&>(o).f()|Mh$n().f()|Mh$n::s(1)|o.s('c')|c.s(2)}; }",
    )
    .held(),
    host(
        "member.arithmetic",
        "{__host__|__device__} int mm$n({int|long|double}); {__host__|__device__} int mm$n({char|float|bool} *); {__host__|__device__} int \
         mn$n(float, int); {__host__|__device__} int mn$n(double, char);\n\
         enum Mo$n { mp$n = 3 }; enum class Mq$n : char { a };\n\
         {__host__|__device__|__host__ __device__} int mr$n(char c, short s, bool b, unsigned u, long long w, float f) { return {mm$n(c)|\
         mm$n(s)|mm$n(b)|mm$n(u)|mm$n(w)|mm$n(f)|mm$n(mp$n)|mm$n((int)Mq$n::a)|mn$n(f, s)|mn$n(1.0, 'c')|mn$n(1.f, 2)|mm$n(c + s)|mm$n(-b)|\
         mm$n(~c)|mm$n(b ? c : s)|mm$n(u << 1)|mm$n(f + c)|mm$n(nullptr)}; }",
    )
    .held(),
    host(
        "member.inherited",
        "struct Ms$n { {__host__|__device__} void f(int); {__host__|__device__} static void g(); protected: {__host__|__device__} void h(); \
         };\nstruct Mt$n : Ms$n { {using Ms$n::f; |}{__host__|__device__} void f(const char *); using Ms$n::h; };\nstruct Mu$n : Mt$n { \
         {__host__|__device__} int operator()(int) const; {__host__|__device__} int operator[](Ms$n) const; };\n\
         {__host__|__device__|__host__ __device__} void mv$n(Mt$n &t, Mu$n &u, Ms$n &s) { {t.f(\"\");|u.f(\"\");|t.Ms$n::f(1);|u.g();|t.h();|\
         u.h();|u(1);|u[s];|u.Mt$n::f(\"\");|s.f(1);|u.Ms$n::g();|Mu$n::g();} }",
    )
    .held(),
    device(
        "words.three",
        "{__host__|__device__|__global__} {__host__|__device__|__global__} {__host__|__device__|__global__} void mw$n();\n\
         {__host__|__device__} {__host__ __device__|__device__ __host__} void mx$n();\n\
         struct My$n { {__host__ __device__ __host__|__device__ __device__|__device__ __host__ __device__} void m(); };",
    )
    .held(),
    host(
        "launch.forms",
        "template <typename T> __global__ void mz$n(T); template <int N, typename... T> __global__ void na$n(T...); __global__ void nb$n(int); \
         __global__ void nb$n(float); namespace nc$n { template <typename T> __global__ void k(T *); }\n\
         template <typename T> struct Nd$n { T m; {__host__ |}void l(T *p) { {mz$n<<<1, 1>>>(m)|mz$n<T><<<1, 1>>>(m)|nc$n::k<<<1, 1>>>(p)|\
         na$n<1><<<1, 1>>>(m, p)|na$n<sizeof(T), T><<<1, 1>>>(m)}; } };\n\
         void ne$n(int *p) { {mz$n<<<1, 1>>>(1)|mz$n<int><<<1, 1>>>('c')|(mz$n<int>)<<<1, 1>>>(2)|na$n<2><<<1, 1>>>()|na$n<3><<<1, 2>>>(p, \
         1.f)|nb$n<<<1, 1>>>(1)|nb$n<<<1, 1>>>(1.f)|nc$n::k<<<dim3(1), dim3(2), 0>>>(p)|Nd$n<int>().l(p)|p ? mz$n<<<1, 1>>>(p) : \
         mz$n<<<2, 2>>>(p)|(nb$n<<<1, 1>>>(1), nb$n<<<1, 1>>>(2.f))}; }",
    )
    .held(),
    device(
        "flow.ends",
        "struct Ea$n { {__host__|__host__ __device__} Ea$n(); {__host__|__device__|__host__ __device__} ~Ea$n(); int m; operator bool(\
         ) const; }; __host__ __device__ int eb$n(int);\n\
         {__device__|__global__|__host__ __device__} void ec$n(int q) {\n  {Ea$n a; if (q) return; q = 1;|if (\
         q) { Ea$n a; } else { Ea$n b; }|if (q) return; Ea$n a;|while (q) { Ea$n a; if (q > 1) break; q = 2; }|for (;;) { Ea$n a; }|for (;;\
         ) { Ea$n a; break; }|for (int i = 0; i < q; ++i) { Ea$n a; continue; }|do { Ea$n a; } while (q);|switch (\
         q) { case 1: { Ea$n a; break; } default: return; }|switch (q) { case 1: { Ea$n a; } case 2: { Ea$n b; return; } }|if constexpr (\
         sizeof(int) == 8) { Ea$n a; }|if constexpr (true) { Ea$n a; } else { Ea$n b; }|while (true) { q = 1; } Ea$n a;|\
         for (;;) ; Ea$n a;|return; Ea$n a;|{ return; } Ea$n a;|{ Ea$n a; { Ea$n b; return; } }|\
         Ea$n a; for (;;) { }|Ea$n a; while (true) { if (q) break; }|Ea$n a; do { return; } while (true);|goto end; { Ea$n a; } end: q = 1;|\
         { Ea$n a; goto end; } end: q = 1;|if (Ea$n a{}; q) return;|while (Ea$n a{}\
         ) break;|const Ea$n &r = Ea$n(); if (q) return; (void)r;|Ea$n(); q = 1;|q ? (void)Ea$n() : (void)0;|auto l = [] { Ea$n a; return 1; }; \
         l();|static Ea$n a;|struct L { Ea$n m; }; { L l; } q = 1;|asm(\"\"); Ea$n a;}\n}\n",
    )
    .held(),
];
