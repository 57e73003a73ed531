//! Variables of both sides in every place of an expression, and what initialises them.

use super::{Open, device, host};

/// Uses, initialisers, managed variables, variables of blocks.
pub(super) const OPEN: &[Open] = &[
    device(
        "use.value",
        "{|extern |static }{int|float|long} va$n{|};\n__host__ __device__ int vb$n(int);\n\
         {__device__|__global__|__host__ __device__} void vc$n(int q, int *p) {\n  int a[4] = {};\n\
         {p[0] = va$n;|int x = va$n; (void)x;|int x(va$n); (void)x;|int x[] = {1, (int)va$n}; (void)x;|if (va$n) q = 1;|while (va$n) break;\
         |for (int i = 0; i < va$n; ++i) q += i;|vb$n((int)va$n);|(void)va$n;|va$n;|q = (va$n, 1);|q = va$n < 1;|q = 2 > \
         va$n;|q = a[(int)va$n];|q = !va$n;|q = -va$n;|q = q ? va$n : 1;|q = q ? 1 : va$n;|va$n ? q : 1;|\
         q = static_cast<int>(va$n);\
         |q = (int)va$n;|q = int(va$n);|switch ((int)va$n) { case 1: q = 2; }|do q = 1; while (va$n > q);|q += va$n;|q = sizeof(va$n);\
         |q = noexcept(va$n + 1);|decltype(va$n) x = 1; (void)x;|const auto &x = va$n; (void)x;|auto &x = va$n; (void)x;|auto x = va$n; (void)x;\
         |auto *x = &va$n; (void)x;|p[(int)va$n] = 1;|return (void)va$n;}\n}",
    ),
    host(
        "use.by-host",
        "__device__ {|static }{int|float} va$n; __constant__ int vb$n = 1; __device__ int ve$n[3];\nint vd$n(int); int vf$n(const int *);\n\
         {void|__host__ __device__ void} vc$n(int q, int *p) {\n  {p[0] = va$n;|int x = vb$n; (void)x;|if (va$n) q = 1;|for (; vb$n;) break;\
         |vd$n((int)va$n);\
         |(void)va$n;|va$n;|q = (vb$n, 1);|q = (1, vb$n);|q = !va$n;|q = q ? vb$n : 1;|q = (int)va$n;|switch (\
         vb$n) { case 1: q = 2; }\
         |q += va$n;|q = sizeof(va$n);|decltype(va$n) x = 1; (void)x;|auto *x = &va$n; (void)x;|va$n = 1;|++va$n;|q = ve$n[1];|ve$n[q] = 1;|\
         q = *ve$n;\
         |vf$n(ve$n);|vf$n(&vb$n);|vf$n(&ve$n[1]);|vf$n(ve$n + 1);|p = ve$n;|auto &r = ve$n; (void)r;|for (int e : ve$n) q += e;|\
         q = ve$n - p;|q = p == ve$n;}\n}",
    ),
    device(
        "use.class",
        "struct Va$n { int m; int n[2]; int f() const { return m; } void g() {} static int s(); __device__ int d() const { return n[0]; } };\n\
         Va$n va$n; {const |}Va$n *vb$n;\n__device__ void vc$n(int q, int *p) {\n  {q = va$n.m;|va$n.m = 1;|q = va$n.n[1];|p = va$n.n;|\
         p = &va$n.m;|p = &va$n.n[0];\
         |q = vb$n->m;|(void)va$n.m;|va$n;|q = sizeof va$n.m;|q = va$n.d();|\
         q = vb$n->d();|(*vb$n).m;\
         |q = (va$n).m;|for (int e : va$n.n) q += e;}\n}",
    ),
    device(
        "use.array",
        "int va$n[3]; {const |}int *vb$n; int (&vr$n)[3] = va$n; int *const vp$n = va$n;\n__device__ int vd$n(const int *);\n\
         __device__ void vc$n(int q, const int *p) {\n  {q = va$n[1];|q = *va$n;|p = va$n;|p = va$n + 1;|p = &va$n[q];|q = vb$n[1];|\
         q = *vb$n;|p = vb$n;|va$n[q] = 1;\
         |vd$n(va$n);|vd$n(vb$n);|q = vr$n[1];|p = vr$n;|for (int e : va$n) q += e;|q = sizeof va$n;|q = sizeof(\
         va$n[0]);|(void)va$n;|(void)va$n[1];\
         |auto x = va$n; (void)x;|auto &x = va$n; (void)x;|q = 1[va$n];|q = p == va$n;|q = va$n - p;|if (vb$n) q = 1;|q = !vb$n;}\n}",
    ),
    device(
        "use.constant",
        "{const|constexpr|static const|static constexpr|inline constexpr|extern const} {int|float|double|char|bool|unsigned long} va$n = {1|\
         2 + 3|(int)2.5|sizeof(int)|'c'|true};\n\
         const int vy$n = {va$n|1}; const int &vz$n = 3; const int *const vw$n = nullptr; enum { ve$n = 2 };\n\
         __device__ int vd$n(const int &);\n__device__ void vc$n(int q, int *p) {\n  {q = (int)va$n;|vd$n((int)va$n);|vd$n(vy$n);|\
         auto &r = va$n; (void)r;|q = vy$n;|q = vz$n;|int a[ve$n] = {}; q = a[ve$n - 1];|p = (int *)vw$n;|q = q ? va$n : 2;|q = q ? vy$n : vy$n;|\
         const int &r = vy$n; q = r;\
         |switch (q) { case ve$n: q = 1; }|static_assert(sizeof(va$n) > 0, \"\");|q = (vy$n, 1);|auto l = vy$n; q = l;|for (\
         int i = vy$n; i < 3; ++i) q += i;}\n}",
    ),
    device(
        "use.static-member",
        "struct Sa$n { static int m; static const int c = 3; static constexpr float f = 2; static inline int i = 1; static const int d; }\
         ;\nint Sa$n::m = 1;\nconst int Sa$n::d = 2;\n\
         __device__ void sb$n(int q, const int *p) { Sa$n s; {q = Sa$n::m;|q = s.m;|q = Sa$n::c;|p = &Sa$n::c;|q = (int)Sa$n::f;|\
         q = Sa$n::i;|Sa$n::m = 1;|q = s.c;|q = Sa$n::d;|(void)Sa$n::m;\
         |const int &r = Sa$n::c; q = r;|q = q ? Sa$n::c : Sa$n::d;} }",
    ),
    device(
        "initialise.block",
        "__host__ __device__ int ja$n(); constexpr int jb$n(int q) { return q; }\nstruct Ja$n { int m; __host__ __device__ constexpr Ja$n(\
         int q = 1) : m(q) {} }; struct Jb$n { __host__ __device__ Jb$n(); }; struct Jc$n { __host__ __device__ ~Jc$n(); int m; };\n\
         {__device__|__global__|__host__ __device__} void jc$n(int q) {\n  {static|__shared__|static __shared__|static __device__} {int j|int \
         j[2]|Ja$n j|Jb$n j|Jc$n j|Ja$n j[2]};\n  (void)j; (void)q;\n}",
    ),
    device(
        "initialise.block.value",
        "__host__ __device__ int ja$n();\nconstexpr __host__ __device__ int jb$n(\
         int q) { return q; }\nstruct Ja$n { int m; __host__ __device__ constexpr Ja$n(int q = 1) : m(q) {} };\n\
         {__device__|__global__|__host__ __device__} void jc$n(int q) {\n  static {|const }{int j = 1|int j = q|int j = ja$n()|int j = jb$n(\
         2)|int j = jb$n(q)|int j = sizeof(q)|Ja$n j(1)|Ja$n j(q)|Ja$n j = 2|int j[2] = {1, 2}|int j[2] = {1, q}|int *j = nullptr|\
         int j = 1 + 2 * 3|int j = (int)2.5};\n  (void)j;\n}",
    ),
    host(
        "managed.uses",
        "__managed__ {int|float|long} ma$n; __managed__ int mb$n[3]; __managed__ int *mc$n; struct Ma$n { int m; int f(\
         ) const { return m; } }; __managed__ Ma$n md$n;\nint me$n(int); int mf$n(int *); template <typename T> int mg$n(T q) { return (int)q; }\n\
         {$a|$a|template <typename T> $a} int mh$n(int q, int *p) {\n  {q = ma$n;|ma$n = 1;|++ma$n;|me$n((int)ma$n);|p = mb$n;|q = mb$n[1];|\
         q = *mb$n;|mf$n(mb$n);|mf$n(mc$n);|mf$n(&mb$n[1]);|mc$n = p;|q = *mc$n;|q = md$n.m;|q = md$n.f();|(&md$n)->m = 1;|q = sizeof(ma$n);\
         |q = sizeof ma$n;\
         |int ma$n = 1; q = ma$n;|{ int ma$n = 2; q = ma$n; } q = ma$n;|for (int ma$n = 0; ma$n < 1; ++ma$n) q += ma$n;|\
         auto l = [&] { return ma$n; }; q = l();|auto l = [=](int ma$n) { return ma$n; }; q = l(1);|struct L { int ma$n; } s{1}; q = s.ma$n;\
         |goto ma$n; ma$n: q = 1;|if (int ma$n = q) q = ma$n; else q = ma$n;\
         |q = mg$n(ma$n);|decltype((ma$n)) r = ma$n; q = r;|q = (ma$n);|int x(ma$n); q = x;|int x{(int)ma$n}; q = x;|q = q ? ma$n : 1;|\
         return ma$n;|q = -ma$n;|auto &r = ma$n; q = r;|for (int e : mb$n) q += e;|(void)ma$n;|extern int me$n(int); q = ma$n;}\n  return q;\n}",
    ),
    host(
        "block.attributes",
        "$a int ba$n(int q) {\n  {alignas(8) int a = 1|[[maybe_unused]] int a = 2|__attribute__((unused)) int a = 3|\
         int a [[maybe_unused]] = 4|const int a = 5, b = 6; (void)b|int a = 1, *b = &a; (void)b|static int a|typedef int I; I a = 2|\
         using I = int; I a = 3};\n  return a + q;\n}\n",
    ),
    host(
        "managed.declared",
        "namespace na$n { {__managed__|static __managed__|\
         __device__ __managed__} int mi$n; extern __managed__ int mj$n; namespace { __managed__ int mk$n; } }\nusing namespace na$n;\nint ml$n(\
         ) { using namespace na$n; return {mi$n|na$n::mi$n|mj$n|mk$n|na$n::mj$n|mi$n + mk$n}; }\n\
         int mm$n = {mi$n|na$n::mk$n|sizeof(mi$n)};\nstruct Mi$n { int m = {na$n::mi$n|mi$n}; int f(int q = {mi$n|1}) { return q; } }\
         ;\nint *mn$n[] = {&mi$n, &na$n::mj$n};\n__managed__ int mo$n{|= 1|[2]|{}|(3)|, mp$n|, *mq$n = &mo$n|[2] = {1, 2}};",
    )
    .without_jit(),
    device(
        "use.written",
        "{|extern |static }int va$n;\nvoid vb$n(int &);\n__device__ int vbd$n(const int &);\n\
         {__device__|__global__} void vc$n(int q) {\n  {va$n = q;|va$n += q;|++va$n;|va$n--;|q = ++va$n;|q = va$n++;|q ? va$n = 1 : 2;|int &r = \
         va$n; r = 1;|int *p = &va$n; *p = 2;|va$n <<= 1;|q = va$n = 3;}\n}",
    )
    .held(),
];
