//! What makes and ends objects: lists with static storage or without, mem-initializers, bases, aggregates whose members have
//! initialisers, where functions end.

use super::{Open, device};

/// The snippets.
pub(super) const OPEN: &[Open] = &[
    device(
        "objects.lists",
        "struct La$n { {__host__|__device__|__host__ __device__} La$n(int); {|{__host__|__device__} ~La$n();} }; struct Lb$n { \
         int a; La$n b; };\n\
         struct Ld$n { {__host__|__device__} Ld$n(); {|{__host__|__device__} ~Ld$n();} int m; };\n\
         {__device__|__host__ __device__|__host__|__global__|} void lf$n() { {{static |}{La$n x(1);|La$n x{1};|Ld$n x;|Ld$n \
         x[2];}|Lb$n x = {1, 2};|Lb$n x{1, {2}};|const Ld$n &x = Ld$n();} (void)x; }",
    ).of_releases(),
    device(
        "objects.subobjects",
        "struct Sa$n { {__host__|__device__|__host__ __device__} Sa$n(); {__host__|__device__} Sa$n(const Sa$n &); \
         {|{__host__|__device__} ~Sa$n();} };\n\
         struct Sb$n { Sa$n m; }; {struct|class} Sc$n{| : Sb$n} { public: Sb$n n; Sb$n k[2]; {__device__|__host__ \
         __device__|__host__|} Sc$n({const |}Sb$n &o) : n(o) {} };\n\
         struct Se$n : Sb$n { {__device__|__host__ __device__} Se$n(const Sb$n &o) : Sb$n(o) {} {__device__|__host__ \
         __device__} Se$n() {} };",
    ).without_kept(),
    device(
        "objects.ends",
        "enum Ea$n { ea$n = 1 }; struct Eb$n { {__device__|__host__} ~Eb$n(); int m; };\n\
         {__device__|__global__|__host__ __device__} void ec$n(int q, Eb$n *p) { Eb$n x; (void)x; {switch (q) case ea$n: \
         return;|switch (q) case 1: return;|switch (q) default: return;|switch (q) { case ea$n: return; default: q = 2; }|a: \
         return;|a: b: return;|if (q) return;|if (q) q = 1; else return;|return;|{ Eb$n y; return; }|do return; while (q);|for \
         (;;) return;} }\n\
         {__device__|__host__ __device__} int ed$n(int q, Eb$n *p) { Eb$n x; {q = 1;|} {switch (q) case ea$n: return 1; return \
         2;|switch (q) { case ea$n: return 1; } return 2;|if (q) return 1; return 2;|return q;} }",
    ),
    // The front end does not tell what constructors that are defined behind their class need for bases.
    device(
        "objects.bases",
        "struct Ba$n { {|__host__ |__device__ |__host__ __device__ }Ba$n() {} {|__host__ |__device__ }Ba$n(int) {} }; struct \
         Bb$n { {|__host__ }Bb$n(); };\n\
         struct Bc$n : Ba$n { {__device__|__host__ __device__|__host__|} Bc$n() {} {__device__|__host__ __device__} Bc$n(int q) \
         : Ba$n(q) {} };\n\
         {inline |}Bb$n::Bb$n() {} struct Bd$n : Bb$n { {__device__|__host__ __device__} Bd$n() {} }; struct Be$n : Bb$n { int \
         m = 1; };\n\
         {__device__|__host__ __device__|__host__} void bf$n() { {Be$n x;|Bd$n x;|Bc$n x;|Bc$n x(1);} }\n\
         struct Bg$n { {|__host__ }Bg$n(int); }; struct Bh$n : Bg$n { {__device__|__host__ __device__} Bh$n() : Bg$n(1) {} }; \
         {|inline }Bg$n::Bg$n(int) {}",
    ).held(),
    // Neither says everything that default member initialisers make in aggregates.
    device(
        "objects.aggregates",
        "struct Ga$n { {__host__|__device__|} Ga$n(); {|{__host__|__device__} ~Ga$n();} }; struct Gb$n { Ga$n m; int k; }; \
         struct Gc$n { Gb$n m = Gb$n(); int j{| = 2}; }; {__device__|__host__|} int gf$n(); struct Gd$n { int a = gf$n(); Gb$n \
         b = {}; };\n\
         {__device__|__host__ __device__|inline|static|__global__} void ge$n() { {Gc$n x{};|Gc$n x = {};|Gc$n x;|Gd$n x{};|Gd$n \
         x{1};|auto x = Gc$n{};|Gd$n x = {1, {}};|Gb$n x{};} }\n\
         {__device__|inline|template <typename T>} int gg$n() { {Gc$n x{};|Gd$n x{};} return 1; }",
    ).held(),
    // The front end does not tell that the lists of static aggregates are no constants.
    device(
        "objects.static-lists",
        "struct La$n { {__host__|__device__|__host__ __device__} La$n(int); {|{__host__|__device__} ~La$n();} }; struct Lb$n { \
         int a; La$n b; };\n\
         struct Ld$n { {__host__|__device__} Ld$n(); {|{__host__|__device__} ~Ld$n();} int m; };\n\
         {__device__|__host__ __device__|__host__|__global__|} void lf$n() { {{static |}{La$n x(1);|La$n x{1};|Ld$n x;|Ld$n \
         x[2];}|Lb$n x = {1, 2};|Lb$n x{1, {2}};|const Ld$n &x = Ld$n();|static Lb$n x = {1, 2};} (void)x; }",
    ).held(),
    // Of the pruned unit more is said than of the whole one.
    device(
        "objects.addresses",
        "{__host__|__device__|__host__ __device__|} int da$n(int); template <typename T> {__host__|__device__|} int db$n(T q) { \
         return 1; }\n\
         typedef int (*Dc$n)(int); {__device__|__constant__|__device__ const|} Dc$n dd$n = {da$n|&da$n|nullptr};\n\
         struct De$n { static inline {__device__|__constant__|} Dc$n m = {da$n|&da$n}; static {__device__|} Dc$n n; };\n\
         template <typename T> {__device__|__constant__|} Dc$n df$n = {da$n|db$n<T>}; template <typename T> struct Dg$n { \
         static inline {__device__|} Dc$n m = {da$n|db$n<T>}; };",
    ).held(),
];
