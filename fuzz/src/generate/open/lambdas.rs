//! Extended lambdas: what they capture and return, and the functions around them.

use cufe_spec::unit::Pass;

use super::{Open, open};

const EXTENDED: &[&str] = &["--extended-lambda"];

const fn extended(name: &'static str, pattern: &'static str) -> Open {
    open(name, Pass::Host, EXTENDED, pattern)
}

/// Captures, returns, parents, arguments of kernels.
pub(super) const OPEN: &[Open] = &[
    extended(
        "extended.captures",
        "struct Xa$n { int m; };\nvoid xa$n($t x, int y, Xa$n w, int *p, const int c, int (&r)[2]) {\n  int z[{2|3}] = {1}; int z2[2][3] = {\
         }; static int s = 1; const int k = 3; constexpr int e = 4;\n\
         auto l = [{=|=|x, y, z, z2, w, p, c|=, x}] {__device__|__host__ __device__|__device__ __host__} {()|(int q)|($t q, float v)|}{| }{\n\
         {(void)x;|(void)x; (void)y;|(void)z[0];|(void)z2[1][2]; (void)x;|(void)w.m;|*p = 1;|(void)c;|(void)k; (void)x;|int a[e] = {}; (\
         void)a;|(void)sizeof(x);|(void)y; (void)x; (void)w; (void)p; (void)c;|{ int x = 1; (void)x; }|auto i = [=] { (void)y; }; (void)i;|\
         struct L { int y; }; L{1}.y;|for (int i = 0; i < y; ++i) ;|if (int x = y) (void)x;|decltype(x) d = x; (void)d;|(void)s;}\n  };\n  (\
         void)l;\n}",
    ),
    extended(
        "extended.specifiers",
        "void xb$n(int x) {\n  auto l = [{=|x|}] {__device__|__host__ __device__} {()|(int q)} {|mutable|noexcept|mutable noexcept|noexcept(\
         true)|noexcept(false)|mutable noexcept(sizeof(int) > 1)} {|-> void} { {return;|if (sizeof(int) > 8) return;|(void)0;} }\
         ;\n  (void)l;\n}",
    ),
    extended(
        "extended.returns",
        "struct Xc$n { int m; };\ntemplate <typename T> __device__ T xd$n(T q) { return q; }\nint xe$n;\n\
         void xc$n($t x, int y, const int k, Xc$n w, int *p) {\n  int z[2] = {};\n  auto l = [=] {__device__|__device__|\
         __host__ __device__} {(int a)|(int a, const float &b, int *c = nullptr)|(Xc$n a, int b = 1)} {||mutable }{||-> auto |-> decltype(auto) |\
         -> const auto & }{\n\
         {return x;|return y + k;|return (x);|return k;|return w;|return w.m;|return p;|return *p;|return p[1];|return z[0];|return a;|return \
         sizeof(x);|return y ? x : x;|if (y) return y; return y;|if (y) return 1; else return 2;\
         |for (;;) { return y; }|while (true) return y;|switch (y) { case 1: return y; default: return y; }\
         |auto v = x; return v;|auto v = y, u = k; return u;|const auto &v = x; return v;|auto &v = *p; return v;|auto *v = p; return v;|\
         auto v(x); return v;|auto v{y}; return v;|int v[2] = {1, 2}; return v[1];|int v[2][2] = {}; return v[1][0];|Xc$n v = w; return v.m;\
         |Xc$n v{1}; return v;|decltype(auto) v = (x); return v;|int *v = p + 1; return *v;|const int v = 3; return v;|\
         static int v; return v;|int v = 1; { int v = 2; (void)v; } return v;\
         |struct L { int m; int f() { return 1; } }; L v{1}; return v.m;|struct L { int m; }; return L{2}.m;|enum L { la, lb }; return (\
         int)lb;|if constexpr (sizeof(int) == 4) return 1; else return 2.f;|if \
         constexpr (true) (void)y; return y;|auto i = [=](int q) { return q + y; }; return i(1);|auto i = [](\
         int q) -> float { return q; }; return i(1);|return [=] { return y; }();\
         |{ return y; }|{ { return y; } }|return y, k;|return nullptr;|return \"text\";|return 'c';|return true;|\
         return 1u + 2;|return -y;|return !y;|return y < k;|return static_cast<long>(y);|return (float)y;|return int(y);|\
         return Xc$n{1};;|typedef int I; return I(y);|using I = Xc$n; I v{2}; return v.m;|for (int i = 0; i < 2; ++i) return i;|for (\
         int e : z) return e;|if (int v = y) return v; return 1;}\n  };\n  (void)l;\n}",
    ),
    extended(
        "extended.class-parents",
        "{struct|template <typename T> struct|union|struct alignas(8)} Xq$n {\n  int v;\n  {int f(int q)|static int f(int q = 2)|\
         template <typename U> int f(U q)|int f(int q) const|operator long()|int operator()(int q)|friend int fr$n(int q)|auto f(\
         int q) -> int|int f(int q) noexcept} {\n    auto l = [{=|}] {__device__|__host__ __device__} (int a) { return a; };\n    (\
         void)l;\n    return 1;\n  }\n};",
    ),
    // In device-only compilation the order of what launches in instances bring is not the released compiler's.
    extended(
        "extended.kernel-argument",
        "template <typename F> __global__ void xr$n(F f) { f(1); }\ntemplate <typename F, typename... A> __global__ void xs$n(\
         F f, A... a) { f(a...); }\ntemplate <typename F> void xt$n(F f) { xr$n<<<1, 1>>>(\
         f); }\nstruct Xr$n { int m; __device__ void operator()(int) const {} };\n\
         {void|template <typename T> void|static void|inline void} xu$n(int x, float y) {\n  {xr$n<<<1, 1>>>([=] __device__ (int a) { (\
         void)x; });|auto l = [=] __device__ (int a) { (void)x; (void)y; }; xr$n<<<1, 1>>>(l);|auto l = [=] __host__ __device__ (\
         int a) { return x; }; xr$n<<<1, 1>>>(l); xt$n(l);|xt$n([=] __device__ (int a) { return a + 1; });|xs$n<<<1, 1>>>([] __device__ (\
         int a, int b) { return a; }, 1, 2);|xr$n<<<1, 1>>>(Xr$n{1});|auto l = [] __device__ (int a) {}, m = l; xr$n<<<1, 1>>>(m);|\
         xr$n<<<1, 1>>>([=] __device__ (auto a) { (void)a; });|auto l = [=](int a) { auto m = [=] __device__ (int b) { (void)x; }\
         ; xr$n<<<1, 1>>>(m); }; l(2);|const auto l = [=] __device__ (int a) mutable { (void)x; }; (void)l;|auto l = [=] __device__ (\
         int a) { auto m = [=](int b) { return b + x; }; m(a); }; xr$n<<<1, 1>>>(l);|auto *l = new auto([=] __device__ (int a) { (void)x; }\
         ); xr$n<<<1, 1>>>(*l);}\n}",
    )
    .without_jit(),
    extended(
        "lambda.without-words",
        "__device__ int ya$n(int); __host__ int yb$n(int); __host__ __device__ int yc$n(int);\n{__device__|__host__ __device__|__global__|\
         } void yd$n(int q) {\n  {auto l = [=](int a) { return ya$n(a); }; l(1);|auto l = [=](int a) { return yb$n(a); }; l(1);|\
         auto l = [=](int a) { return yc$n(a + q); }; l(1);|[&] { yc$n(q); }();|auto l = [](auto a) { return yc$n(a); }; l(1);|\
         auto l = [q] { auto m = [q] { return yb$n(q); }; return m(); }; l();|auto l = [q] { auto m = [q] { return ya$n(q); }; return m(); }\
         ; l();|auto l = [=]() mutable { ++q; }; l();|auto l = [](int a = yc$n(1)) { return a; }; l();|int (*p)(int) = [](\
         int a) { return yc$n(a); }; p(1);}\n}",
    ),
    extended(
        "extended.parents",
        "struct Xf$n { operator int(); int f(int q = 1) const; static int s(int *); template <typename T> int t(T); int operator()(\
         int); Xf$n &operator+=(int); int (*g())(int); int (&h(int (&)[2]))[2]; int *operator->(); int operator[](int) volatile; int r(\
         ) &; int rr() &&; int n() noexcept; };\n\
         int xg$n(int); template <typename T, int N> int xh$n(T (&)[N]); template <typename... T> int xi$n(T...); extern \"C\" int xj$n(\
         int); static int xk$n(int (*)(int)); auto xl$n(int q) -> decltype(q); int xm$n(int, ...);\nnamespace xn$n { int f(\
         int); namespace { int g(int); } struct S { int m(); }; } int operator+(Xf$n, int);\n\
         {Xf$n::operator int()|int Xf$n::f(int q) const|int Xf$n::s(int *)|template <typename T> int Xf$n::t(T)|int Xf$n::operator()(int)|\
         Xf$n &Xf$n::operator+=(int)|int (*Xf$n::g())(int)|int *Xf$n::operator->()|int Xf$n::operator[](int) volatile|int Xf$n::r() &|\
         int Xf$n::rr() &&|int Xf$n::n() noexcept|int xg$n(int q)|int xg$n(const int q)|template <typename T, int N> int xh$n(T (&)[N])|\
         template <typename... T> int xi$n(T...)|int xj$n(int)|static int xk$n(int (*)(int))|auto xl$n(int q) -> decltype(q)|int xm$n(\
         int, ...)|int xn$n::f(int)|int operator+(Xf$n, int)|int xo$n(int (*q)[2], int r[3], int f(float))|int xo$n({const |}Xf$n &q)|\
         unsigned long long xo$n(char q, bool r)|[[nodiscard]] int xo$n(int)|inline int xo$n(int)|int (*xo$n(int q))(int)} {\n\
         auto l = [{=|}] {__device__|__host__ __device__} (int a) { return a; };\n  (void)l; {auto m = [] __device__ {}; (void)m;|}\n  throw 1;\n}",
    )
    .without_jit(),
];
