//! Kernels of every form: launched in every place, named, overloaded, declared again, kept for relocatable device code.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

const RELOCATABLE: &[&str] = &["--device-c"];

/// A parameter of a kernel that is a constant of the grid and const.
macro_rules! grid_const {
    ($type:literal) => {
        concat!("{const __grid_constant__ ", $type, "|", $type, " const __grid_constant__}")
    };
}

/// One that may be a constant of the grid, const or not.
macro_rules! grid_constant {
    ($type:literal) => {
        concat!("{", grid_const!($type), "|__grid_constant__ ", $type, "|const ", $type, "}")
    };
}

/// What makes an instance of such a kernel template.
macro_rules! grid_used {
    () => {
        "template __global__ void gc$n<char>({const |}__grid_constant__ char);|void ge$n() { gc$n<<<1, 1>>>({1|1L}); }"
    };
}

/// Kernels and what names them.
pub(super) const OPEN: &[Open] = &[
    host(
        "launch.places",
        "__global__ void ka$n(int q); template <typename T> __global__ void kb$n(T q) {\
         } template <typename T, typename U = int> __global__ void kc$n(T q, U r) {}\nint kd$n(int); void ke$n(void (*)(int));\n\
         {$a|template <typename T> $a} void kf$n(int q, void *s) {\n  {if (q) ka$n<<<1, 1>>>(q);|if (q) ka$n<<<1, 1>>>(\
         q); else ka$n<<<2, 1>>>(q);|for (ka$n<<<1, 1>>>(1); q < 2; ++q) ;|for (; q < 2; ka$n<<<1, 1>>>(1)) ++q;\
         |switch (q) { case 1: ka$n<<<1, 1>>>(1); break; default: kb$n<<<1, 1>>>(2); }|again: ka$n<<<1, 1>>>(1); if (q) goto again;|\
         do ka$n<<<1, 1>>>(1); while (--q);|while (q--) ka$n<<<q, 1>>>(1);\
         |q ? ka$n<<<1, 1>>>(1) : ka$n<<<2, 2>>>(2);|q ? ka$n<<<1, 1>>>(q ? 1 : 2) : (void)0;|(ka$n<<<1, 1>>>(1), q = 1);|\
         q = 1, ka$n<<<1, 1>>>(1);|(void)(ka$n<<<1, 1>>>(1));|(ka$n<<<1, 1>>>(1));|return ka$n<<<1, 1>>>(1);|{ ka$n<<<1, 1>>>(1); }\
         |auto l = [=] { ka$n<<<q, 1>>>(1); }; l();|(ka$n)<<<1, 1>>>(1);|(&ka$n)<<<1, 1>>>(1);|(*ka$n)<<<1, 1>>>(1);|\
         auto *p = &ka$n; p<<<1, 1>>>(1);|auto &r = ka$n; r<<<1, 1>>>(1);|void (*p[2])(int) = {ka$n, kb$n<int>}; p[q]<<<1, 1>>>(1);\
         |kc$n<int><<<1, 1>>>(1, 2.f);|kc$n<<<1, 1>>>('c', 2);|kb$n<decltype(q)><<<1, 1>>>(q);|\
         kb$n<int *><<<1, 1>>>(&q);|kb$n<<<1, 1>>>(&q);|kb$n<void (*)(int)><<<1, 1>>>(ka$n);|kb$n<<<1, 1>>>(ka$n);\
         |ka$n<<<kd$n(1), kd$n(2), 0, nullptr>>>(kd$n(3));|ka$n<<<dim3(1, 2), dim3{3}, sizeof(int) * 4>>>(q);|ka$n<<<(q > 1), (1 >> q)>>>(\
         q);|ka$n<<<q < 2, 1>>>(q);|ka$n<<<{1, 2}, {3}>>>(q);|try { ka$n<<<1, 1>>>(1); } catch (...) { ka$n<<<2, 1>>>(2); }}\n}",
    ),
    open(
        "kernel.references",
        Pass::Host,
        RELOCATABLE,
        "{__global__ void kk$n(int) {}|static __global__ void kk$n(int) {}|extern \"C\" __global__ void kk$n(int) {}\
         |namespace { __global__ void kk$n(int) {} }|template <typename T> __global__ void kk$n(T) {}|namespace kn$n { __global__ void kk$n(\
         int) {} } using kn$n::kk$n;|__global__ void kk$n(int); __global__ void kk$n(float) {}\
         |namespace kn$n { template <typename T> static __global__ void kk$n(T) {} } using namespace kn$n;}\n\
         {__device__|__constant__|static __device__|__managed__} {int kv$n = 1|int kv$n[2]|const int kv$n = 2}\
         ; __device__ int kx$n; extern __device__ int ky$n; namespace { __device__ int kz$n; __constant__ float kw$n = 2; }\ntemplate <typename \
         T> {__device__|__constant__} T kt$n = 1;\n\
         {$a|$a|template <typename T> $a|template <typename T> __host__ __device__} void kl$n(int q) {\n  {kk$n<<<1, 1>>>(1);|(void)(void (\
         *)(int))kk$n;|(void)sizeof(kv$n);|(void)&kv$n;|(void)sizeof(kt$n<int>);|void *p[] = {(void *)&kv$n, (void *)&kx$n}; (void)p;|auto l = \
         [] { (void)&kx$n; }; l();|(void)&ky$n;|(void)&kz$n; (\
         void)sizeof(kw$n);|decltype(kx$n) *p = &kx$n; (void)p;|(void)noexcept(kz$n);|kk$n<<<1, 1>>>(1); (void)&kv$n; (void)&kz$n;|\
         (void)q;}\n}\n{void *km$n = (void *)&kv$n;|int km$n = sizeof(kx$n);|\
         template <typename T> struct Km$n { int m = sizeof(kx$n); };|struct Km$n { void *m = (void *)&kv$n; void f(void *q = (\
         void *)&kx$n) {} };|__device__ int *km$n = &kx$n;|__device__ void km$n() { (void)kv$n; }|}",
    ),
    open(
        "kernel.block-extern",
        Pass::Host,
        RELOCATABLE,
        "{__device__ int bv$n; |}\n$a void bl$n(int q) {\n  {extern __device__ int bv$n; (void)&bv$n;|__global__ void bk$n(int); bk$n<<<1, \
         1>>>(1);|extern __device__ int bw$n[2], bx$n; (void)&bx$n;|extern __constant__ float by$n; (\
         void)sizeof by$n;|{ extern __device__ int bv$n; (void)&bv$n; } q = 1;|__global__ void bk$n(int), bj$n(float); (void)&bj$n;|\
         __device__ int bf$n(int); (void)&bf$n;}\n  (void)q;\n}",
    ),
    host(
        "kernel.template-forms",
        "template <typename> __global__ void {ta$n(int) {}|ta$n(int);|ta$n(int q = 1) {}\
         }\ntemplate <int, typename T = int, template <typename> class...> __global__ void tb$n(T, {int|T *|const T *|T (*)(int)}) {}\n\
         template <typename T{|, typename...}> {static |}__global__ void tc$n({T|const T|T *|T (*)[2]|T, int = 2}) {}",
    ),
    device(
        "kernel.parameters",
        "struct Pa$n { int m; Pa$n(const Pa$n &); }; struct Pb$n { int m; ~Pb$n(); }; struct Pc$n { virtual void f(); }\
         ; typedef int Pd$n[3]; using Pe$n = int &; typedef int Pf$n(int); enum Pg$n { ph$n };\n\
         {__global__|static __global__|template <typename T> __global__} void pk$n({int q|int *q|const int q|int q[3]|Pd$n q|int q(int)|\
         Pf$n q|int (*q)(int)|Pa$n q|Pb$n q|Pc$n q|Pc$n *q|Pg$n q|int Pc$n::*q|void (Pc$n::*q)()|decltype(nullptr) q|bool q, char r|\
         const Pa$n *q|int, float|int q = 1|const volatile int q|long double q|void *q}) {}",
    ),
    host(
        "kernel.redeclarations",
        "{__global__ void ra$n(int); |}{__global__ void ra$n(int q = 2);|__global__ void ra$n(const int);|\
         } __global__ void ra$n(int q) {}",
    ),
    host(
        "kernel.qualified",
        "namespace qa$n { __global__ void k(int); template <typename T> __global__ void t(T); struct S { friend __global__ void f$n(\
         S); template <typename T> friend __global__ void g$n(S, T); }; inline namespace v { __global__ void i(int); } }\n\
         {__global__ void qa$n::k(int q) {}|template <typename T> __global__ void qa$n::t(T q) {}|__global__ void qa$n::i(int q) {}\
         |namespace qb$n = qa$n; __global__ void qb$n::k(int) {}|namespace qa$n { __global__ void k(int) {} }|}\n\
         $a void qc$n() {\n  {qa$n::k<<<1, 1>>>(1);|qa$n::t<<<1, 1>>>(1);|qa$n::t<int><<<1, 1>>>(1);|\
         using namespace qa$n; t<<<1, 1>>>(2);|qa$n::i<<<1, 1>>>(1);|qa$n::S s; f$n<<<1, 1>>>(s);|qa$n::v::i<<<1, 1>>>(3);}\n}",
    ),
    host(
        "kernel.overloaded",
        "struct Kb$n {}; struct Kd$n : Kb$n {}; struct Ke$n : Kd$n {};\n\
         __global__ void kg$n({int|const int}); __global__ void kg$n({float|double}) {} {static |}__global__ void kg$n(int *) {\
         } __global__ void kg$n({Kb$n *|const Kb$n *}) {} __global__ void kg$n(Kd$n *) {} {template <typename T> __global__ void kg$n(\
         T, int) {}|template <typename T> __global__ void kg$n(T **) {}|} __global__ void kg$n(Kb$n, short);\n\
         void kh$n(void (*)(int *)); struct Ki$n { void (*p)({float|int}); };\n\
         $a void ki$n(int i, short s, float f, Ke$n *e, Kb$n b, unsigned u) {\n  {kg$n<<<1, 1>>>(i);|kg$n<<<1, 1>>>(s);|kg$n<<<1, 1>>>('c');\
         |kg$n<<<1, 1>>>(&i);|kg$n<<<1, 1>>>(e);|kg$n<<<1, 1>>>((Kb$n *)e);|kg$n<<<1, 1>>>((Kd$n *)e);|kg$n<<<1, 1>>>(b, 1);|kg$n<<<1, 1>>>(\
         *e, s);|kg$n<<<1, 1>>>(Ke$n(), 2);\
         |kh$n(kg$n);|kh$n(&kg$n);|void (*p)(int *) = kg$n; p<<<1, 1>>>(&i);|void (*p)(int *)(&kg$n); (void)p;|void (*p)(int *); p = kg$n; (\
         void)p;|void (*p)(int *){kg$n}; (void)p;|auto p = (void (*)(int))kg$n; (\
         void)p;|void (&r)(int *) = kg$n; r<<<1, 1>>>(&i);|typedef void (*F)(int *); F p = kg$n; (void)p;|using F = void(\
         int); F *p = kg$n; (void)p;\
         |void (*p[1])(int *) = {kg$n}; (void)p;|((void (*)(int *))&kg$n)<<<1, 1>>>(&i);|bool b2 = (void (*)(int *))kg$n == nullptr; (\
         void)b2;}\n}\nvoid (*kj$n)(int *) = {kg$n|&kg$n|(kg$n)};",
    )
    .held(),
    // Of what else may be declared again the front end tells parameters otherwise: `held.grid-constant.again`.
    device(
        "grid-constant.again",
        concat!(
            "{__global__ void ga$n(", grid_constant!("int"), ");\n__global__ void ga$n(", grid_constant!("int"), ") {}|\
             __global__ void ga$n(", grid_const!("int"), "){;| {}}\n__global__ void ga$n(", grid_constant!("int"), ");|\
             __global__ void ga$n(__grid_constant__ int) {}\n__global__ void ga$n(__grid_constant__ int);|\
             __global__ void ga$n(", grid_const!("int"), ");\nnamespace { __global__ void ga$n(", grid_constant!("float"), ") {} }}\n\
             __global__ void gb$n(int, ", grid_constant!("int *"), ");\n__global__ void gb$n(int, ", grid_constant!("int *"), ") {}\n\
             {template <typename T> __global__ void gc$n(", grid_const!("T"), "){;\ntemplate <typename T> __global__ void gc$n(", grid_const!("T"),
            ") {}| {}\ntemplate <typename T> __global__ void gc$n({", grid_const!("T"), "|__grid_constant__ T});| {}}\n\
             {template <> __global__ void gc$n<int>({", grid_const!("int"), "|__grid_constant__ int}){;| {}}|",
            grid_used!(), "|}|template <typename T> __global__ void gc$n(__grid_constant__ T){;\ntemplate <typename T> __global__ void \
             gc$n(__grid_constant__ T) {}| {}\ntemplate <typename T> __global__ void gc$n(__grid_constant__ T);| {}}\n\
             {template <> __global__ void gc$n<int>(__grid_constant__ int){;| {}}|", grid_used!(), "|}}\n\
             {template <typename T> __global__ void gd$n(T, ", grid_const!("int"), ") {}\n\
             {template <> __global__ void gd$n<int>(int, ", grid_constant!("int"), "){;| {}}|",
            "template __global__ void gd$n<char>(char, ", grid_constant!("int"), ");}|\
             template <typename T> __global__ void gd$n(T, const int) {}\n\
             {template <> __global__ void gd$n<int>(int, {", grid_const!("int"), "|const int}){;| {}}|",
            "template __global__ void gd$n<char>(char, ", grid_constant!("int"), ");}|\
             template <typename T> __global__ void gd$n(T, __grid_constant__ int) {}\n\
             {template <> __global__ void gd$n<int>(int, {__grid_constant__ int|const int}){;| {}}|",
            "template __global__ void gd$n<char>(char, ", grid_constant!("int"), ");}}"
        ),
    ),
    device(
        "kernel.block",
        "{void|__host__ __device__ void|__device__ void|static void} ha$n(int q) {\n  \
         {__global__ int hb$n(int);|__global__ void hb$n(int, ...);|extern __global__ float hb$n();|__global__ void hb$n(int), hc$n(int, ...);|\
         { __global__ int hb$n(int); }|if (q) { __global__ int hb$n(int); }|__global__ void hb$n(int &);|__global__ void hb$n(int *);}\n}",
    )
    .of_releases(),
    device(
        "launch.host-templates",
        "template <typename T> {void|__host__ void|inline void} hd$n(T) {} template <typename T> __global__ void he$n(T) {}\n\
         class Hf$n { struct P {}; public: static P p(); };\nvoid hg$n(int x) { struct L { int m; } l{x}; struct { int m; } u{x}; \
         {he$n<<<1, 1>>>(u)|hd$n<<<1, 1>>>(u)|hd$n<<<1, 1>>>(l)|hd$n<<<1, 1>>>(\
         Hf$n::p())|hd$n<L><<<1, 1>>>(l)|hd$n<<<1, 1>>>(1)|he$n<<<1, 1>>>(l)|he$n<<<1, 1>>>(Hf$n::p())|hd$n(l)}; (void)l; (void)u; }",
    )
    .without_jit()
    .of_releases(),
];
