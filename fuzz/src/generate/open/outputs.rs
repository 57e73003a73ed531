//! What the host output and the device compiler get: managed variables in templates that nobody instantiates, members of local
//! classes, references of relocatable code, and what is left of headers of the system.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

/// The snippets.
pub(super) const OPEN: &[Open] = &[
    host(
        "outputs.managed",
        "__managed__ int ma$n; __managed__ int mb$n[2]; namespace mc$n { __managed__ int md; }\n\
         template <typename T> {|__host__ |__device__ |__host__ __device__ }T me$n(T q) { {decltype(ma$n) x = \
         1;|decltype((ma$n)) x = ma$n;|decltype(mc$n::md) x = 1;|decltype(mb$n) x = {1, 2};|decltype(ma$n + 1) x = 1;|auto x = \
         sizeof(ma$n);|const decltype(ma$n) x = 2;} (void)x; return q; }\n\
         template <typename T> struct Mf$n { {decltype(ma$n)|decltype(mc$n::md)|int} m; };",
    ),
    host(
        "outputs.local-class",
        "struct Xa$n { int m; Xa$n(int); }; __global__ void xb$n(int);\n\
         {|__host__ __device__ }void xc$n(int q) { struct L { int a = 1; {|__device__ |__host__ __device__ }int f() { return a; \
         } {|__device__ }L() : a(2) {} __host__ __device__ L(int q) : a{q}, b(q) {} int b = 2, c; operator int() const \
         noexcept(true) { return a; } int operator()(int) { return b; } L &operator=(const L &) = default; {|__device__ }auto \
         g() -> int { return 1; } int v[2] = {1, 2}; {|__device__ }static int s() { return 1; } }; L x(q); (void)x; }",
    ),
    open(
        "outputs.references",
        Pass::Host,
        &["--device-c"],
        "extern const __device__ int ra$n = 1; inline const __device__ int rb$n = 2; const __device__ int rc$n = 3; static \
         const __device__ int rd$n = 4; __device__ int re$n; inline __device__ int rf$n; extern {const |}__constant__ int rg$n; \
         extern \"C\" { const __device__ int rh$n = 1; }\n\
         {void|__host__ __device__ void|template <typename T> void} rj$n() { (void)&{ra|rb|rc|rd|re|rf|rg|rh}$n; \
         (void)&{ra|rb|rc|rd|re|rf|rg|rh}$n; }",
    ),
    open(
        "outputs.lambda-types",
        Pass::Device,
        &["--extended-lambda"],
        "template <typename T> __global__ void ya$n(T) {}\n\
         void yb$n(int x) { auto l = [=] __device__ ({int a|const int a|int *a|const int *a|unsigned long a|const unsigned long \
         a|unsigned const a|auto a|const auto a|const auto *a|auto &a|const auto &a|const char &a|int a, double b}) { return \
         {12345678|1|1.5|1.5f|1 + 2|1.0 * 3|1.2345678|x|'c'}; }; ya$n<<<1, 1>>>(l); ya$n<<<1, 1>>>([=] ({int a|auto b|const \
         auto *a}) { return {12345678|1}; }); }",
    ),
    host(
        "outputs.launches",
        "__global__ void ia$n(int); void ic$n(int q) { {[[likely]] |}ia$n<<<1, 1>>>(q); if (q) {[[likely]] |}ia$n<<<1, 1>>>(1); \
         (void)0, ia$n<<<1, 1>>>(2); } {int ib$n = (ia$n<<<1, 1>>>(1), 1);|template <typename T> int ib$n = (ia$n<<<1, 1>>>(1), \
         1);|void ib$n(int q = (ia$n<<<1, 1>>>(1), 1));|struct Ib$n { int m = (ia$n<<<1, 1>>>(1), 1); };|template <typename T> \
         struct Ib$n { int m = (ia$n<<<1, 1>>>(1), 1); };|template <typename T> struct Ib$n { static inline int m = (ia$n<<<1, \
         1>>>(1), 1); };|template <typename T> void ib$n(int q = (ia$n<<<1, 1>>>(1), 1));|template <int N = sizeof((ia$n<<<1, \
         1>>>(1), 1))> int ib$n();|enum { ib$n = sizeof((ia$n<<<1, 1>>>(1), 1)) };}",
    ),
    host(
        "outputs.aliases",
        "{struct|class|union} Fa$n { int m; }; typedef Fa$n Fb$n; typedef Fb$n Fc$n; typedef {const |}Fa$n {*|}Fd$n; using Fe$n \
         = {Fb$n|Fd$n|Fa$n *|const Fb$n}; typedef {Fc$n|Fe$n} {Ff$n|*Ff$n|Ff$n[2]};\n\
         {Fc$n|Fe$n|int} *fg$n; {__device__|__host__|} void fh$n({Fb$n|Fd$n|Ff$n|int} *q);",
    ),
    open(
        "outputs.overrides",
        Pass::Device,
        &["--relaxed_constexpr"],
        "struct Qm$n { virtual {__host__|} int f() const; {virtual constexpr int g() const { return 2; }|} }; struct Qn$n : \
         Qm$n { {|__host__ |__device__ |__host__ __device__ }constexpr int f() const { return 1; } {constexpr|} int g() const { \
         return 3; } };",
    ).of_releases(),
    device(
        "pruning.declared-later",
        "__device__ int ka$n(int q); struct Kt$n { template <typename T> __device__ int f(T q) const { return neededk$n(q); } \
         };\n\
         {__global__|__device__} void kb$n(int *q) { *q = ka$n({1|*q}); }\n\
         struct Unneededc$n { int m; }; {__device__ |}int ka$n({Unneededc$n|const Unneededc$n &|Unneededc$n *} q); struct Ku$n \
         { int m; }; __device__ int neededk$n(Ku$n q);\n\
         __global__ void kc$n(int *q) { *q = Kt$n().f(Ku$n{1}); }",
    ),
    device(
        "pruning.headers",
        "# 1 \"sys$n.h\" 1 3\n\
         {|inline |static }__device__ int unneededa$n(int q) { return q; } struct Unneededb$n { {|__device__ }int f() { return \
         1; } static int m; }; int unneededc$n; {|__device__ }int unneededd$n(int q = 1);\n\
         template <typename T> struct Unneedede$n { T m; }; struct Unneededf$n { template <typename T> {|__device__ }int f(T q) \
         { return 1; } }; {struct Kd$n { explicit Kd$n(int); Kd$n(int, int); };|} template <typename T> {|__host__ __device__ \
         |__device__ }int unneededg$n(T q) { {|static int v = 1;} return 1; }\n\
         {__host__ __device__|__device__|} {inline|static|} int unneededh$n() { static int v = 1; return v; } {template \
         <typename T> struct Kk$n { T m; };|} inline __device__ int kh$n(int q) { return q; }\n\
         # 4000 \"unit.cu\" 2\n\
         {__global__|__device__} void kf$n(int *q) { *q = kh$n({1|*q}); }",
    ).of_releases(),
    open(
        "pruning.headers.relocatable",
        Pass::Device,
        &["--device-c"],
        "# 1 \"sys$n.h\" 1 3\n\
         {|inline |static }__device__ int unneededa$n(int q) { return q; } __device__ int neededb$n(int q) { return q; } \
         {inline |static }int unneededc$n() { return 1; } {|__host__ }int unneededd$n() { return 1; } struct Unneedede$n { \
         {__device__ |}int f() { return 1; } }; namespace { __device__ int unneededf$n() { return 1; } }\n\
         template <typename T> __device__ int unneededg$n(T q) { return 1; } __host__ __device__ int neededh$n() { return 2; } \
         constexpr __device__ int unneededi$n() { return 1; } struct Kj$n { __device__ int neededj$n(); }; __device__ int \
         Kj$n::neededj$n() { return 1; }\n\
         # 4000 \"unit.cu\" 2\n\
         {__global__|__device__} void kf$n(int *q) { *q = 1; }",
    ).of_releases().of_named_scopes(),
    open(
        "outputs.launches.templates",
        Pass::Host,
        &["--device-c"],
        "namespace oz$n { {|static }__global__ void oa$n(char, long, int) {} {|static }__global__ void oa$n(char, int) {} }\n\
         {|static }__global__ void oa$n(char, int) {}\n{|static __global__ void oa$n(char, int *, int) {}\n}\
         {template <typename T> void ob$n(T a, char b)|template <typename T> struct Ob$n { void f(T a, char b);};\n\
         template <typename T> void Ob$n<T>::f(T a, char b)|void ob$n(int a, char b)} { {|oz$n::}oa$n<<<1, 1>>>(b, {a|2}); }\n\
         {|{|static }__global__ void oa$n(char, int, int, int) {}\n}void oc$n(char b) { oa$n<<<1, 1>>>(b, 2); }",
    )
    .of_releases(),
];
