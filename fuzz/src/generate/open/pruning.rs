//! What the device compiler needs of a unit, and what not. A name that begins with `unneeded` is one that no device code needs: what is
//! left of the unit must not have it ([`crate::pruned`]); it must have each that begins with `needed`. All others are needed, or may be.

use super::{Open, device};

/// A namespace with a class and a function in a namespace of its own.
macro_rules! holder {
    ($name:expr) => {
        concat!(
            "namespace ",
            $name,
            "$n { inline namespace v { struct S { int m; }; __device__ inline int f(S q) { return q.m; } } }\n"
        )
    };
}

/// Eight of these: more than a word has bits are asked about together.
macro_rules! holders {
    ($name:literal) => {
        concat!(
            holder!(concat!($name, "a")),
            holder!(concat!($name, "b")),
            holder!(concat!($name, "c")),
            holder!(concat!($name, "d")),
            holder!(concat!($name, "e")),
            holder!(concat!($name, "f")),
            holder!(concat!($name, "g")),
            holder!(concat!($name, "h")),
        )
    };
}

/// A template of kernels that is launched by a template of functions, and what makes that launch one.
macro_rules! rooted {
    ($letter:literal, $roots:literal) => {
        concat!(
            "namespace p",
            $letter,
            "$n { template <typename T> __global__ void neededp",
            $letter,
            "$n(T) {}\ntemplate <typename T> int pe$n(T q) { neededp",
            $letter,
            "$n{|<T>}<<<1, 1>>>(q); return 1; }\n{",
            $roots,
            "} }\n"
        )
    };
}

/// What stays, what goes.
pub(super) const OPEN: &[Open] = &[
    device(
        "pruning.deduction",
        "template <typename T> struct Unneededa$n { T m; }; struct Unneededb$n { int m; }; {struct|union} Unneededc$n { int m; };\n\
         __device__ int pa$n(int q) { return q; }\n\
         template <typename T> {__device__ |__host__ |}int pa$n({const Unneededa$n<T> &|Unneededa$n<T> *|T, Unneededb$n *|\
         Unneededb$n &, T} q) { return 1; }\n\
         {template <typename T> int pa$n(T *, Unneededc$n *) { return 2; }|}\n\
         int unneededd$n() { return 1; } int unneedede$n = 2; typedef int Unneededf$n;\n\
         {__global__|__device__} void pb$n(int *q) { *q = pa$n({1|*q}); }",
    )
    .of_releases(),
    device(
        "pruning.specialisations",
        "template <typename T> struct Pc$n { int m; __device__ int f() const { return m; } };\nstruct Unneededa$n {}; \
         template <typename T> struct Unneededb$n {};\n\
         {template <> struct Pc$n<Unneededa$n> { int f(); };|\
         template <> struct Pc$n<Unneededa$n *> { int f(); };|template <> struct Pc$n<Unneededb$n<int>> {};}\n\
         template <typename T> int pd$n(T) { return 1; }\n{template <> int pd$n<Unneededa$n>(Unneededa$n) { return 2; }|}\n\
         {__global__|__device__} void pe$n(int *q) { {*q = Pc$n<int>{1}.f()|Pc$n<char> c{2}; *q = c.f()|*q = sizeof(pd$n(1))|\
         *q = sizeof(Pc$n<float>) + sizeof(pd$n('c'))}; }",
    )
    .of_releases()
    .without_jit(),
    device(
        "pruning.arguments",
        "struct Pf$n { int m; };\nnamespace pg$n { struct Unneededa$n { int m; }; int ph$n(Unneededa$n); int operator+(Unneededa$n, int); \
         {inline namespace v { struct Unneededb$n {}; int ph$n(Unneededb$n, int); }|} }\n\
         __device__ int ph$n(Pf$n q) { return q.m; }\n__device__ int operator+(Pf$n q, int p) { return q.m + p; }\n\
         {__global__|__device__} void pi$n(int *q) { Pf$n p{1}; *q = {ph$n(p)|p + 1|ph$n({2})}; }",
    ),
    device(
        "pruning.blocks",
        "namespace pj$n { template <typename T> __device__ int f(T q) { return (int)q; } struct S { int m; }; typedef int T; constexpr int c = 2; \
         enum { e = 3 }; template <typename T> struct U { T m; }; namespace pk$n { struct V { int m; }; constexpr int d = 4; } \
         int unneededa$n(); }\n{namespace pl$n = pj$n;|}\n\
         {__global__|__device__} void pm$n(int *q) { {using namespace pj$n; *q = {f(1)|S{1}.m|T(1)|c|e|U<int>{1}.m|pk$n::d};|\
         using namespace pj$n::pk$n; *q = {V{1}.m|d};|namespace px = pj$n; *q = {px::f(1)|px::c|px::pk$n::d};|\
         namespace px = pj$n::pk$n; *q = px::V{1}.m;|namespace px = pj$n; using namespace px; *q = {c|f(1)|e};|\
         { using namespace pj$n; *q = f('c'); }|using namespace pj$n; namespace py = pk$n; *q = py::d;} }",
    ),
    device(
        "pruning.parameters",
        "struct Pn$n { int m; }; template <typename T> struct Po$n { T m; }; struct Pp$n { int m; };\n\
         template <typename T> __device__ int pq$n(T q, {Pn$n k = {}|Pn$n k = Pn$n()|const Pn$n *k = nullptr|Pn$n k = {1}|Po$n<T> *k = nullptr}) { \
             return \
         (int)q; }\n\
         template <typename... T> __device__ int pr$n(int q, {Po$n<T> *... k|Po$n<T> &... k|T... k}) { return q; }\n\
         template <typename T = int> __device__ int ps$n(int q, {Po$n<T> *k = nullptr|Pp$n k = {}}) { return q; }\n\
         {__global__|__device__} void pt$n(int *q) { *q = {pq$n(1)|pr$n(1)|ps$n(1)|ps$n<char>(2)|pq$n<char>('c')|pr$n<>(2)}; }",
    )
    .of_releases(),
    device(
        "pruning.instances",
        "template <typename T> __global__ void pu$n(T) {}\ntemplate <typename T> int pv$n(T q) { pu$n<<<1, 1>>>(q); return 1; }\n\
         struct Pw$n { int m; };\n\
         {static void px$n() { {pu$n<<<1, 1>>>(1)|pu$n<int><<<1, 1>>>(1)|pv$n(1)|pv$n<int>(1)|pu$n<<<1, 1>>>(Pw$n{1})}; }|\
         inline void px$n() { {pu$n<<<1, 1>>>(1)|pu$n<int><<<1, 1>>>(1)|pv$n(1)}; }|void px$n() { {pu$n<<<1, 1>>>(1)|pv$n('c')}; }|\
         {int|static int|const int} px$n = pv$n({1|2L});|int px$n{pv$n(1)};|int px$n = pv$n<Pw$n>({1});|struct Px$n { int m = pv$n(1); };|\
         struct Px$n { static int f() { return pv$n(1); } };|template __global__ void pu$n<int>(int);|template <typename T> void px$n() { \
             pv$n(T()); } \
         static int py$n = (px$n<int>(), 1);|static int px$n(int q = pv$n(1)) { return q; }|auto px$n = [] { return pv$n(1); };|\
         void (*px$n)(int) = pu$n<int>;|struct Px$n { static inline int m = pv$n(1); };|namespace pz$n { static int px$n = pv$n(1); }}",
    ),
    device(
        "pruning.host-templates",
        "template <typename T> struct Unneededa$n { T m; {|int f() { return 1; } }}; template <typename T> T unneededb$n(T q) { return \
         Unneededa$n<T>{q}.m; }\n{static |inline |}int unneededc$n() { return Unneededa$n<int>{1}.m; } int unneededd$n = unneededb$n(1); \
         template <typename T> int unneedede$n = 3; int unneededf$n() { return unneedede$n<int>; }\n\
         template <typename T> using Unneededg$n = Unneededa$n<T>; {Unneededg$n|Unneededa$n}<int> unneededh$n;\n\
         {__global__|__device__} void pa$n(int *q) { *q = 1; }",
    )
    .of_releases()
    .without_jit(),
    device(
        "pruning.roots",
        concat!(
            rooted!("a", "int pf$n{ = pe$n(1)|(pe$n('c'))|{pe$n(2L)}| = pe$n<int>({})};|int *pf$n = new int(pe$n(1));"),
            rooted!("b", "struct Pf$n { static int m; }; int Pf$n::m = pe$n(1);|int pf$n[2] = {1, pe$n(1)};"),
            rooted!("c", "int pf$n() { return pe$n(1); }|template int pe$n<int>(int);"),
            rooted!("d", "{inline |static |}int pf$n() { return pe$n(1); } int pg$n = pf$n();|template __global__ void neededpd$n<int>(int);"),
        ),
    )
    .of_releases()
    .without_jit(),
    device(
        "pruning.converting",
        "struct Pc$n { Pc$n(int); }; struct Pd$n { Pd$n(int, int = 2); }; template <typename T> struct Pe$n { Pe$n(T); }; struct Unneededb$n { \
         explicit Unneededb$n(int); }; struct Unneededd$n { Unneededd$n(const Unneededd$n &); Unneededd$n(); }; struct Unneededf$n { \
         Unneededf$n(int, int); };\n\
         int pf$n(Pc$n); int pf$n(Unneededb$n); int pf$n(Unneededd$n); int pf$n(Unneededf$n); {int pf$n(Pd$n, int);|int pf$n(Pe$n<int> *);|} \
         __device__ int pf$n(double q) { return (int)q; }\n\
         {__global__|__device__} void pg$n(int *q) { *q = {pf$n(1.0)|pf$n(2.f) + pf$n(*q * 1.5)}; }",
    )
    .of_releases()
    .without_jit(),
    device(
        "pruning.namespaces",
        concat!(
            holders!("na"),
            holders!("nb"),
            holders!("nc"),
            holders!("nd"),
            holders!("ne"),
            "{namespace nf$n { using namespace ned$n; }|namespace nf$n { inline namespace w { using namespace ned$n; } }|\
             namespace nf$n = ned$n;}\n\
             {__global__|__device__} void ng$n(int *q) { {nf$n::S s{1}; *q = f(s);|*q = nah$n::f({2}) + nce$n::S{1}.m;|\
             using namespace nea$n; S s{3}; *q = f(s);|ndf$n::S s{4}; *q = s.m;} }"
        ),
    )
    .of_releases()
    .without_jit(),
];
