//! What few programs have: local classes that mention what the device has, launches in conditionals and behind parentheses, named
//! conversion functions, launched closures, declarations in blocks, kernels for classes of one family.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

/// The snippets. What is held back the front end leaves untold, or the two are not certain of.
pub(super) const OPEN: &[Open] = &[
    open(
        "rare.local-classes",
        Pass::Host,
        &["--device-c"],
        "{__device__ int|__constant__ int|__managed__ int} ya$n;\n\
         {void|__device__ void|__host__ __device__ void|__global__ void} yc$n(int q) {\n\
         struct L { {int m = 1;|int m = {ya$n};|int m{ya$n};|int m; void operator=(int) { (void)ya$n; }} {|public: }int k; \
         {|__device__ |__host__ __device__ }L(int r) : {m(3), |}k{{r|ya$n}} { {|{ (void)ya$n; }|k = ya$n;} } \
         {__device__|__host__ __device__|} int f(int r = {1|2}) const noexcept { return {r|ya$n}; } int z = {2|ya$n}; };\n\
         (void)sizeof(L); {|(void)ya$n;}\n}",
    )
    .held()
    .of_releases(),
    host(
        "rare.launches.conditionals",
        "__global__ void yd$n(int); void yf$n(int); void (*yg$n(int))(int); void ye$n(int q, int r) {\n\
         {q ? (void)0 : yd$n<<<1, 1>>>(1);|q ? r ? (void)0 : (void)1 : yd$n<<<1, 1>>>(1);|q ? yd$n<<<1, 1>>>(1) : yd$n<<<1, 1>>>(2);|\
         switch (q) { case 1: yd$n<<<1, 1>>>(1); default: r ? (void)0 : yd$n<<<1, 1>>>(2); }|lx: yd$n<<<1, 1>>>(1); if (r > q) goto lx;|\
         switch (q) { case 1 ? 2 : 3: yd$n<<<1, 1>>>(1); }|q ? yf$n(q ? 1 : 2) : r ? (void)0 : yd$n<<<1, 1>>>(1);}\n\
         {if (q) (yd$n)<<<1, 1>>>(1);|while (q--) (yd$n)<<<1, 1>>>(q);|if (q) ; else (yd$n)<<<1, 1>>>(2);|(void)(yd$n)<<<1, 1>>>(1);|\
         for (int i = 0; i < 2; ++i) (&yd$n)<<<1, 1>>>(i);|if (q) (*&yd$n)<<<1, 1>>>(1);}\n}",
    ),
    device(
        "rare.conversions.named",
        "struct Yh$n { {__host__|__device__|__host__ __device__|} operator int() const; {|__host__ |__device__ }operator long() const; };\n\
         struct Yi$n : Yh$n { {__device__ operator char() const;|operator int() const;|} };\n\
         {__device__|__global__|__host__ __device__} void yj$n(Yh$n a, Yi$n *b) { (void){a.operator int()|a.operator \
         long()|b->operator int()|b->Yh$n::operator int()|(*b).operator long()}; }",
    )
    .without_kept(),
    host(
        "rare.closures.launched",
        "{|template <typename T> }{void|__host__ void} yk$n(int q) { auto l = [](int) { {|(void)1;} }; {l<<<1, 1>>>(q)|l(1)|(void)l}; }",
    )
    .of_releases(),
    device(
        "rare.blocks.redeclared",
        "{|__device__ |__host__ }void yl$n(int);\n\
         {__device__|__global__|__host__ __device__|} void ym$n() {\n\
         {|__device__ |__host__ __device__ |__host__ }void yl$n(int); {yl$n(1);|} }\n\
         {__device__|__host__ __device__|} void yo$n() { yl$n(2); }",
    )
    .held(),
    open(
        "rare.lambdas.placeholders",
        Pass::Host,
        &["--extended-lambda", "--c++20"],
        "void yp$n({auto q|int p, auto q|auto q, auto r|const auto &q|auto *q}) {\n\
         auto l = [=] {__device__|__host__ __device__} { (void)q; }; (void)l; }",
    )
    .held()
    .of_releases(),
    host(
        "rare.launches.families",
        "struct Yq$n {}; struct Yr$n : Yq$n {}; struct Ys$n : Yr$n {};\n\
         {|static }__global__ void yt$n({Yq$n *|const Yq$n *|void *}) {}\n{|static }__global__ void yt$n({Yr$n *|const Yr$n *}) {}\n\
         void yu$n(Ys$n *p, Yr$n *r) { yt$n<<<1, 1>>>({p|r}); }",
    )
    .of_releases(),
    device(
        "rare.conversions.of-members",
        "struct Yv$n { {__host__|__device__|} operator int() const; };\n\
         struct Yw$n { __device__ void m(int); __device__ int operator()(int) const; __device__ int operator[](int) const; __device__ int \
         operator+(int) const; static __device__ int s(int); };\n\
         {__device__|__global__|__host__ __device__} void yx$n(Yv$n a, Yw$n b, Yw$n *p) { Yw$n &r = *p; (void)r;\n\
         {b.m(a)|p->m(a)|(*p).m(a)|r.m(a)|b(a)|(*p)(a)|b[a]|(*p)[a]|b + a|Yw$n::s(a)|p->s(a)|r(a)}; }",
    )
    .held(),
];
