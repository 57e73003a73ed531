//! Which function is meant, and with what: packs, qualified names in templates, members of the class template around, conversion
//! functions by the names of their types, chains of default arguments, arguments that are no constants.

use super::{Open, device, host};

/// The snippets.
pub(super) const OPEN: &[Open] = &[
    device(
        "resolved.changing",
        "int ca$n; __device__ int cb$n; extern int cc$n[3]; struct Cd$n { int m; };\n\
         {constexpr|inline|__host__ constexpr} int ce$n(const int *q{|, int r = 1}) { return q != nullptr; }\n\
         {constexpr|inline} int cf$n(Cd$n q{|, int r = 2}) { return q.m; }\n\
         struct Cg$n { int m; {constexpr|inline} static int s(Cg$n q) { return q.m; } {__device__|__host__ __device__} int f() \
         const { return {s(*this)|s((*this))}; } };\n\
         {__device__|__host__ __device__} int ch$n(Cd$n k, const Cd$n *p, int x) { return \
         {ce$n(&cb$n)|ce$n(nullptr)|cf$n(k)|cf$n(*p)}; }",
    ),
    device(
        "resolved.changing.own",
        "struct Cd$n { int m; }; {constexpr|__host__ constexpr} int ce$n(const int *q{|, int r = 1}) { return {q != nullptr|*q|1}; }\n\
         __host__ __device__ int ch$n(Cd$n k, int x, int *p) { int y = 1; (void)y; return {ce$n(&x)|ce$n(&k.m)|ce$n(&y)|ce$n(p)}; }",
    )
    .held(),
    device(
        "resolved.folded",
        "const int fa$n[3] = {1, 2, 3}; static constexpr int fb$n[2][2] = {{1, 2}, {3, 4}}; const int fc$n = 3; constexpr int \
         fd$n(int q{|, int r = 1}) { return q; }\n\
         {constexpr|} int fe$n(int q, int r) { return q; } struct Ff$n { int a[2]; int m; }; {const|constexpr} Ff$n fg$n = {{1, \
         2}, 3};\n\
         {__device__|__host__ __device__|__global__} void fh$n(int q, int *p) { int x = \
         {fa$n[fd$n(q)]|fa$n[fd$n(1)]|fa$n[fe$n(1, q)]|fa$n[fe$n(q, 1)]|fa$n[fe$n(0, 1)]|*fa$n|*(fa$n + 1)|*(fa$n + \
         q)|**fb$n|*fb$n[1]|fb$n[1][q]|*(*(fb$n + 1))|fd$n(fc$n)|fe$n(fc$n, q)|fe$n(q, \
         fc$n)|*fg$n.a|(*&fg$n).m|*&fc$n|fd$n(*fa$n)|(*fb$n)[1]}; *p = x; {static int y = fa$n[1];|const int y = *fa$n; \
         (void)y;|} }",
    ),
    host(
        "resolved.qualified",
        "namespace qa$n { {__device__|__host__} int f(int); template <typename T> {__device__|__host__} int g(T q) { return 1; \
         } struct S { {__device__|__host__} static int h(int); {__device__|__host__} int k(int) const; template <typename T> \
         {__device__|__host__} static int j(T q) { return 1; } }; }\n\
         template <typename T> {__device__|__host__|__host__ __device__|__global__} void qb$n(T q, int r, const qa$n::S *s) { \
         {qa$n::f(1)|qa$n::f(r)|qa$n::g(1)|qa$n::g<int>(1)|qa$n::S::h(2)|s->k(1)|qa$n::S::j(1)|qa$n::S::j<int>(r)|qa$n::f(q)|qa$n::g<T>(q)}; \
         }\n\
         struct Qd$n { {__device__|__host__} int f(int); template <typename T> {__device__|__host__|__host__ __device__} void \
         g(T q) { {f(1)|this->f(1)|Qd$n::f(2)}; } };",
    ).without_kept(),
    // The front end does not tell which function is meant beside a template with a pack.
    device(
        "resolved.packs",
        "template <typename... T> {__device__|__host__|__host__ __device__} int pa$n(T... q) { return 1; }\n\
         {__device__|__host__|__host__ __device__} int pa$n({long|const int *|int, char});\n\
         {__device__|__host__|__global__} void pb$n(int *p) { {pa$n(1)|pa$n(1, 'c')|pa$n(1L)|pa$n(p)|pa$n(1, 2)|pa$n(1.0)}; }\n\
         template <typename T> {__device__|__host__} int pc$n(T q{|, T r = T()}) { return 2; } {__device__|__host__} int pc$n(double \
         q, {int|double} r{| = 1});\n\
         {__device__|__host__|} int pd$n(int *p) { return {pc$n(1)|pc$n(1, 2)|pc$n(1.0)|pc$n(1.0, 2)|pc$n(p)|pc$n('c', 1)}; }",
    ).held(),
    device(
        "resolved.conversions",
        "namespace va$n { struct A { int m; }; template <typename T> struct B { T m; template <typename U> struct N {}; }; enum \
         class E { e }; }\n\
         struct Vb$n { {__device__|__host__} operator va$n::A() const; {__device__|__host__} operator va$n::A *() const; \
         {__device__|__host__} operator va$n::B<int>() const; {__device__|__host__} operator va$n::B<va$n::A> &() const; \
         {__device__|__host__} operator va$n::E() const; {__device__|__host__} operator va$n::B<va$n::A>::N<va$n::A>() const; \
         {__device__|__host__} operator va$n::B<va$n::B<int>>() const; {__device__|__host__} explicit operator va$n::B<va$n::A \
         *> *() const; };\n\
         {__device__|__host__} void vc$n(const Vb$n &v) { {va$n::A x = v;|va$n::A *x = v;|va$n::B<int> x = v;|va$n::E x = \
         v;|va$n::B<va$n::A>::N<va$n::A> x = v;|va$n::B<va$n::B<int>> x = v;|auto x = (va$n::B<va$n::A *> *)v;|auto x = \
         static_cast<va$n::B<va$n::A> &>(v);} (void)x; }\n\
         struct Vd$n { operator int() const; }; {__device__|__host__|} Vd$n::operator int() const { return 1; }\n\
         {__device__|__host__|__host__ __device__} int ve$n(const Vd$n &v, int q) { return {v >> 1|v << 2|v + 1|1 >> v|q >> \
         v|-v|~v|v|v > 1|v >= 2|(int)v|(v >> 1) >> q}; }",
    ),
    device(
        "resolved.defaults",
        "{__host__|__device__|__host__ __device__} int aa$n(int q = 1); {__host__|__device__|__host__ __device__} int ab$n(int \
         q = aa$n()); {__host__|__device__} int ac$n(int q = ab$n()); {__host__|__device__} int ad$n(int q = ac$n()); \
         {__host__|__device__} int ae$n(int q = ad$n()); {__host__|__device__} int af$n(int q = ae$n()); {__host__|__device__} \
         int ag$n(int q = af$n()); {__host__|__device__} int ah$n(int q = ag$n()); {__host__|__device__} int ai$n(int q = \
         ah$n()); {__host__|__device__} int aj$n(int q = ai$n());\n\
         {__device__|__host__|__host__ __device__|__global__} void ak$n() { \
         {aa$n()|ab$n()|ac$n()|ad$n()|ae$n()|af$n()|ag$n()|ah$n()|ai$n()|aj$n()}; }",
    ).of_named_scopes(),
    // The reference interpreter does not look at members of objects of the class template around.
    host(
        "resolved.members",
        "{__device__|__host__} int ea$n(int); {__device__|__host__} int ea$n(double); template <typename T> struct Eb$n { int \
         m; T t; double a[2]; static int s; {__device__|__host__|} int f() const; {__device__|__host__|__host__ __device__|} \
         int g(const Eb$n &o, Eb$n<T> *p) { return {ea$n(o.m)|ea$n(this->m)|ea$n(m)|ea$n(p->m)|ea$n(o.m + 1)|ea$n(o.t)}; } };\n\
         {int ec$n(Eb$n<char> *q) { return q->g(*q, q); }|}",
    ).held(),
    host(
        "resolved.patterns",
        "{__device__|} int og$n; {__device__|__host__} int oa$n(int); {__device__|__host__} int oa$n(double); \
         {__device__|__host__} int ob$n(int); struct Oc$n { int m; {__device__|__host__} int operator[](int) const; \
         {__device__|__host__} Oc$n operator+(int) const; operator int() const; };\n\
         template <typename T, int N> {__device__|__host__|__host__ __device__|} int od$n(T q, int x, const Oc$n &c) { int a[2] \
         = {1, 2}; int b[N]; {T u[2];|} return {oa$n(a[1])|oa$n(x + 1)|oa$n(x * \
         2.0)|oa$n(N)|ob$n(x)|ob$n(a[x])|ob$n(*a)|ob$n(-x)|ob$n(x < 1)|ob$n(sizeof(T))|ob$n((T)1)|ob$n((x))|ob$n(a + 1 == \
         a)|ob$n(b == nullptr)|ob$n((int &)x)|ob$n((const int &)q)|ob$n((T &)x)|ob$n((T &)og$n)|ob$n((int &)og$n)}; }",
    ).without_kept(),
    host(
        "resolved.closures",
        "const auto ua$n = [](int q) {| mutable} { return q; }; auto ub$n = [](int q) { return q; }; {constexpr|static|inline} \
         auto uc$n = [](int q) { return q; };\n\
         template <typename T> {__device__|__host__} int ud$n(T &q) { return q(1); } template <typename T> \
         {__device__|__host__} int ue$n(const T &q) { return 1; } template <typename T> int uf$n(T q) { return 1; } template \
         <typename T> __global__ void ug$n(T q) {}\n\
         void uh$n() { {ug$n<<<1, 1>>>(ua$n)|ug$n<<<1, 1>>>(ub$n)|ug$n<<<1, 1>>>(uc$n)}; }",
    ),
];
