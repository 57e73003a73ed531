//! Calls between the sides in every form and place, deduction and the choice among overloads.

use super::{Open, device, host};

/// Calls, addresses, deduction, lookup.
pub(super) const OPEN: &[Open] = &[
    host(
        "call.places",
        "{__device__|__host__|__host__ __device__|__device__ constexpr|constexpr|} int ca$n(int q = 1){;| { return q; }\
         }\nstruct Ca$n { int m = ca$n(2); {__device__|__host__|__host__ __device__|} int f(int q = ca$n(3)) { return q; } };\n\
         {__device__|__host__|__host__ __device__|__global__|static __device__|inline} {void|void} cb$n(\
         int q) {\n  int a[3] = {};\n\
         {ca$n();|q = ca$n(q);|(void)ca$n(1);|(&ca$n)(1);|(*ca$n)(1);|if (ca$n(1)) q = 1;|while (ca$n(1)) break;|for (\
         int i = ca$n(1); i < ca$n(2); i += ca$n(3)) ;|switch (ca$n(1)) { case 1: ca$n(2); }|do q = 1; while (ca$n(1));|q ? ca$n(1) : ca$n(\
         2);|q = q ? ca$n(1) : 2;|a[ca$n(1)] = 1;|int x = ca$n(1); (void)x;|int x{ca$n(1)}; (void)x;|int x[] = {ca$n(1), ca$n(2)}; (void)x;|\
         static int x = ca$n(1); (void)x;|const int &x = ca$n(1); (void)x;\
         |q = sizeof(ca$n(1));|q = noexcept(ca$n(1));|decltype(ca$n(1)) x = 1; (void)x;|ca$n(ca$n(1));|int (*p)(int) = ca$n; p(1);|int (&r)(\
         int) = ca$n; r(1);|auto p = &ca$n; p(2);|(void)ca$n;|q = ca$n == nullptr;|Ca$n c; q = c.m;|Ca$n{}.f();|Ca$n c{1}; c.f(1);|int (\
         Ca$n::*p)(int) = &Ca$n::f; (Ca$n().*p)(1);|auto l = [] { return ca$n(1); }; l();|[=](int r = 1) { return r; }(q);|if constexpr \
         (sizeof(int) == 4) ca$n(\
         1); else ca$n(2);|if constexpr (sizeof(int) == 8) ca$n(1);|if (false) ca$n(1);|return (void)ca$n(1);|for (int e : a) q += ca$n(e);|\
         goto d; d: ca$n(1);|int ca$n = 1; q = ca$n;|using F = int(int); F *p = ca$n; p(1);|new int(ca$n(1));\
         |delete (ca$n(1), new int);|q = ca$n(1), ca$n(2);|q += ca$n(1) * ca$n(2);|!ca$n(1);|q = ca$n(1) > 1;}\n}",
    ),
    host(
        "call.deduction",
        "template <typename T> struct Ea$n { T m; }; template <typename T, int N> struct Eb$n {}; template <typename... T> struct Ec$n {}\
         ; struct Ed$n : Ea$n<int> {};\n\
         template <typename T> __device__ int ea$n({T|const T &|T &&|T *|const T *|T (&)[2]|const Ea$n<T> &|T (*)(int)|Ea$n<T> *}\
         ) { return 1; }\n{template <typename T> __host__ int ea$n(T, ...) { return 2; }|__host__ int ea$n(...);|\
         template <typename T, int N> __host__ int ea$n(T (&)[N], int = 0);|__host__ int ea$n(long);|template <typename... T> __host__ int \
         ea$n(T...);|template <typename T> __host__ int ea$n(T **);|}\n\
         template <typename T, int N> __device__ int eb$n(const Eb$n<T, N> &); template <int N> __host__ int eb$n(Eb$n<int, N>); template \
         <typename T> __host__ __device__ int eb$n(T);\ntemplate <typename... T> __device__ int ec$n(Ec$n<T...>); template <typename T, \
         typename... U> __host__ int ec$n(Ec$n<T, U...>);\ntemplate <typename T> __host__ int ed$n(T *); template <typename T> __device__ int \
         ed$n(const T *); template <typename T> __host__ int ee$n(T &); template <typename T> __device__ int ee$n(const T &);\n\
         {__host__|__device__|__host__ __device__} int eg$n(int i, const int c, int *p, const int *r, Ea$n<int> a, Ed$n d) {\n  int z[2] = {\
         }; Eb$n<int, 3> b; Eb$n<float, 2> b2; Ec$n<int> v; Ec$n<> w; int *pp = &i;\n  return {eb$n(b)|eb$n(b2)|eb$n(1)|ec$n(v)|ec$n(w)|\
         ed$n(p)|ed$n(r)|ed$n(&c)|ee$n(i)|ee$n(c)|ee$n(1)|ed$n(z)|ed$n(\"t\")};\n}",
    ),
    device(
        "call.operators",
        "struct Ha$n { int v; {__host__|__device__} Ha$n operator+(int) const; {__host__|__device__} Ha$n &operator++(); {__host__|\
         __device__} Ha$n operator++(int); {__host__|__device__} int operator[](int) const; {__host__|__device__} int operator()(\
         int, int = 1); {__host__|__device__} Ha$n *operator->(); {__host__|__device__} int operator*() const; {__host__|\
         __device__} bool operator!() const; {__host__|__device__} Ha$n &operator+=(int); {__host__|__device__} int operator,(int); {\
         __host__|__device__} Ha$n *operator&(); {__host__|__device__} Ha$n operator-() const; {__host__|__device__} void *operator new(\
         unsigned long); {__host__|__device__} void operator delete(void *); };\n\
         {__host__|__device__} bool operator==(Ha$n, Ha$n); {__host__|__device__} bool operator<(const Ha$n &, int); {__host__|\
         __device__} int operator<<(Ha$n &, int); enum Hb$n { hb$n }; {__host__|__device__} Hb$n operator~(Hb$n); {__host__|\
         __device__} int operator\"\"_h$n(unsigned long long);\n\
         {__host__|__device__|__host__ __device__|__global__} void hc$n(Ha$n h, Ha$n *p, int q) { {h + 1;|++h;|h++;|q = h[1];|q = h->v;|q = *h;|\
         q = !h;|h += 1;|&h;|-h;|new Ha$n;|delete p;|q = h == h;|q = h < 1;|h << 1;|~hb$n;|q = 12_h$n;|operator==(h, h);|q = \
         (*p)[1];|h + 1 + 2;|(-h).v;|Ha$n x = h + 1; (void)x;|if (h < 1) q = 2;|q = (h + 1)[2];|for (\
         ; h < 1; ++h) ;} }",
    ),
    host(
        "calls.partial-order",
        "template <typename T> __host__ __device__ int ef$n(T); template <typename T> __device__ int ef$n(T *);\n\
         {__host__|__device__|__host__ __device__} int eg$n(int i, int *p) { int z[2] = {}; int *q = &i; return {ef$n(p)|ef$n(i)|ef$n(z)|\
         ef$n(&q)|ef$n(nullptr)|ef$n<int>(1)|ef$n<int *>(p)}; }",
    )
    .held(),
    device(
        "call.operators.constants",
        "struct Ca$n { int m; }; __host__ __device__ Ca$n operator+(const int &, const Ca$n &); __host__ __device__ bool operator<(const int &, \
         const Ca$n &);\n{const|constexpr|static const} int cb$n = 1;\n__device__ void cd$n(Ca$n v) { {cb$n + v|cb$n < v|cb$n + 1 < v}; }",
    )
    .of_releases(),
    device(
        "call.callers.const",
        "struct Da$n { __host__ int a() const; };\n\
         struct Db$n : Da$n { {__device__|__host__ __device__} int d() const { return {a()|this->a()}; } };\n\
         {__device__|__global__} void dc$n(const Db$n &q) { (void)q.d(); }",
    )
    .of_releases(),
    host(
        "call.callee-name.internal",
        "{__global__ int fa$n(int);|__global__ int fa$n() { return 1; }|__device__ int fa$n(int); int fz$n() { return fa$n(1); }|}\n\
         static __device__ int fb$n(int a, float) { return a; } template <int N> static __device__ int fc$n(int a) { return a; }\n\
         template <typename T> static __device__ int fd$n() { return 1; } static __device__ int fe$n() { return 1; }\n\
         static __device__ int ff$n(int); __device__ int ff$n(int) { return 1; } static __device__ int fg$n(int, ...) { return 1; }\n\
         extern \"C\" { static __device__ int fh$n(int) { return 1; } }\n\
         namespace fi$n { static __device__ int inner(int a) { return a; } template <typename T> static __device__ int deduced(T) { return 1; } \
         __device__ int outer(int); }\n\
         namespace { struct Fj$n { __device__ Fj$n(int) {} __device__ int member(int a) const { return a; } static __device__ int \
         fixed(int a) { return a; } \
         __device__ int operator+(int) { return 1; } __device__ int nothing() { return 1; } template <typename T> __device__ int \
         deduced(T) { return 1; } };\n\
         template <typename T> struct Fk$n { __device__ int member(T) { return 1; } __device__ int nothing() { return 1; } };\n\
         __device__ int fl$n(int a) { return a; } __device__ int fm$n() { return 1; } template <typename T> __device__ T fn$n(T q) { return q; }\n\
         namespace in$n { __device__ int deep(int) { return 1; } } }\n\
         namespace fo$n { namespace { struct Q {}; __device__ int operator-(Q, int) { return 1; } } } struct Fp$n { __device__ int \
         member(int) { return 1; } };\n\
         {inline int fq$n(int q) { return q; }|int fq$n(int q, float) { return q; }|}\n\
         {void|int|static void} fr$n() {\n  {fb$n(1, 1.f);|fc$n<3>(1);|fd$n<int>();|fe$n();|ff$n(1);|fg$n(1, \
         2);|fh$n(1);|fi$n::inner(1);|fi$n::outer(1);}\n  \
         {Fj$n a(1); {a.member(1);|a + 1;|a.nothing();|a.deduced(1);|Fj$n::fixed(1);}|Fk$n<int> v; {v.member(1);|v.nothing();}|fl$n(1);|fm$n();|\
         fn$n(1);|in$n::deep(1);|fo$n::Q q; q - 1;|Fp$n b; b.member(1);}\n  {throw 1;|for (;;) ;}\n}\n\
         {int fs$n(int q) { return {fb$n(q, 1.f)|fl$n(q)|fi$n::inner(q)|Fj$n::fixed(1)}; }|}",
    ),
    device(
        "call.virtual.alike",
        "struct Ga$n { virtual __device__ int f() const; virtual int h(); virtual int k(int) const; };\n\
         struct Gb$n : Ga$n { {|__device__ |__host__ }int f(){| const}; int h(){| const}; int k(int){| const}; };\n\
         {__device__|__global__|__host__ __device__} void gc$n(Gb$n &b, Gb$n v, Gb$n *p) { {b.f();|p->f();} {b.h();|p->h();|} \
         {b.k(1);|p->k(2);|} }",
    )
    .of_releases(),
    device(
        "call.explicit-instances",
        "void ha$n(); inline __host__ __device__ void hb$n() { ha$n(); }\n\
         template <typename T> {|__device__|__host__ __device__} void hc$n(T) { {ha$n|hb$n}(); } template <typename T> __host__ __device__ void \
         hd$n(T q) { hc$n(q); } template <typename T> struct He$n { T t; __host__ __device__ void m() { {ha$n|hb$n}(); } {__device__|} void n() { \
         hb$n(); } };\n\
         {template __host__ __device__ void hd$n<int>(int);|template __host__ __device__ void hd$n(char);|template struct He$n<int>;|\
         template __host__ __device__ void He$n<char>::m();|void hf$n() { hd$n(1); }|__device__ void hf$n() { hd$n(1); He$n<int>().m(); }}",
    )
    .of_releases()
    .without_kept()
    .of_named_scopes(),
];
