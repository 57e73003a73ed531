//! Overload resolution: candidates of both sides, of which each side's code means its own. Whoever takes another one tells of a call
//! that leaves its space ([over.match], [over.ics.rank], [expr.arith.conv]).

use super::{Production, any};

/// Calls whose callee hangs on ranks of conversions, on deduction, or on the type of an expression.
pub(super) const PRODUCTIONS: &[Production] = &[
    any(
        "resolution.promotion",
        "__host__ int ra$n(int) { return 1; }\n__device__ int ra$n(double) { return 2; }\nenum Ra$n { Rb$n };\n\
         __host__ int rc$n() { short s = 1; return ra$n({'c'|true|s|Rb$n|(signed char)2}); }\n\
         __device__ int rd$n() { float f = 1; return ra$n({f|2.5f|2.5|-f}); }",
    ),
    any(
        "resolution.exact",
        "__host__ int re$n({unsigned|long|char|float}) { return 1; }\n__device__ int re$n(int) { return 2; }\n\
         __device__ int rf$n() { short s = 1; return re$n({1|s|true|'a' + 'b'|s + s|-s|~s|+true}); }",
    ),
    any(
        "resolution.arithmetic",
        "__host__ int rg$n(unsigned) { return 1; }\n__host__ int rg$n(double) { return 1; }\n__device__ int rg$n(int) { return 2; }\n\
         __device__ int rg$n(long) { return 2; }\n\
         __host__ int rh$n() { unsigned u = 1; double d = 2;\n\
         return rg$n({u + 1|1 - u|u * 'c'|d + 1|1 / d|2.f * d|true ? 1 : d|(d, u)|u << 1L|u ^ 2}); }\n\
         __device__ int ri$n() { int i = 1; unsigned u = 2; long l = 3;\n\
         return rg$n({i + 'c'|i * 2|l + i|l - u|i << l|i ? 1 : 2|i ? l : i|-i|(u, i)|i & 3|l % i}); }",
    ),
    any(
        "resolution.comparison",
        "__host__ int rj$n(bool) { return 1; }\n__device__ int rj$n(int) { return 2; }\n\
         __host__ int rk$n() { int i = 1; int *p = &i; return rj$n({i < 2|i == 1|!i|p != nullptr|i && p|i >= 0}); }\n\
         __device__ int rl$n() { int i = 1; int *p = &i; return rj$n({i - 1|*p|p[0]|i = 2|++i|i--|(int)'c'|static_cast<int>(2.5)|int(1)}); }",
    ),
    any(
        "resolution.pointer",
        "__host__ int rm$n(int *) { return 1; }\n__device__ int rm$n(bool) { return 2; }\n\
         __host__ int rn$n() { int i = 1; int a[2]; return rm$n({&i|(int *)0|a|&a[0]|a + 1|&*a|&a[1]}); }\n\
         __device__ int ro$n() { int i = 1; return rm$n({true|i|!i|i > 0}); }",
    ),
    any(
        "resolution.qualification",
        "__host__ int rp$n(const int *) { return 1; }\n__device__ int rp$n(int *) { return 2; }\n\
         __host__ int rq$n() { const int c = 1; {const int *p|const int *const p|auto *p} = &c; return rp$n({p|&c|p + 1}); }\n\
         __device__ int rr$n() { int i = 1; int a[3]; {int *p|int *const p|auto p} = &i; return rp$n({p|&i|a|a + 1|p - 1}); }",
    ),
    any(
        "resolution.reference",
        "__host__ int rs$n(const int &) { return 1; }\n__device__ int rs$n(int &) { return 2; }\n\
         __host__ int rt$n() { const int c = 1; int i = 2; return rs$n({c|1|i + 1|(const int &)i|'c'|2.5}); }\n\
         __device__ int ru$n() { int i = 1; int a[2]; int *p = &i; return rs$n({i|a[1]|*p|(i)|++i|i = 3|i += 1}); }",
    ),
    any(
        "resolution.rvalue",
        "__host__ int rv$n(int &&) { return 1; }\n__device__ int rv$n(const int &) { return 2; }\n\
         __host__ int rw$n() { int i = 1; return rv$n({1|i + 1|i++|(int)i|static_cast<int &&>(i)}); }\n\
         __device__ int rx$n() { int i = 1; const int c = 2; return rv$n({i|c|++i|(i)}); }",
    ),
    any(
        "resolution.base",
        "struct Ba$n {};\nstruct Bb$n : Ba$n {};\n\
         __host__ int rba$n({Ba$n|const Ba$n &}) { return 1; }\n__device__ int rba$n({Bb$n|const Bb$n &}) { return 2; }\n\
         __host__ int rbb$n(Ba$n *) { return 1; }\n__device__ int rbb$n(Bb$n *) { return 2; }\n\
         __host__ int rbc$n() { Ba$n a; return rba$n({a|Ba$n()|Ba$n{}}) + rbb$n({&a|(Ba$n *)0}); }\n\
         __device__ int rbd$n() { Bb$n b; return rba$n({b|Bb$n()|Bb$n{}}) + rbb$n({&b|(Bb$n *)0}); }",
    ),
    any(
        "resolution.user-conversion",
        "struct Ca$n { __host__ __device__ Ca$n(int) {} };\nstruct Cb$n { __host__ __device__ operator int() const { return 1; } };\n\
         __host__ int rca$n(Ca$n) { return 1; }\n__device__ int rca$n(double) { return 2; }\n\
         __host__ int rcb$n(int) { return 1; }\n__device__ int rcb$n(Cb$n) { return 2; }\n\
         __host__ int rcc$n() { Cb$n b; Ca$n a(1); return rca$n({a|Ca$n(2)|Ca$n{3}}) + rcb$n({1|b + 1|int(b)|-b}); }\n\
         __device__ int rcd$n() { Cb$n b; return rca$n({1|'c'|2.f|true}) + rcb$n({b|Cb$n()|Cb$n{}}); }",
    ),
    any(
        "resolution.null",
        "__host__ int rna$n(int *) { return 1; }\n__device__ int rna$n(int) { return 2; }\nenum class Na$n { a };\n\
         __host__ int rnb$n(Na$n) { return 1; }\n__device__ int rnb$n(int) { return 2; }\n\
         __host__ int rnc$n() { return rna$n(nullptr) + rnb$n({Na$n::a|Na$n()|(Na$n)1}); }\n\
         __device__ int rnd$n() { return rna$n({0|1 - 1|'c'}) + rnb$n({(int)Na$n::a|0}); }",
    ),
    any(
        "resolution.arity",
        "__host__ int rya$n(int, int = $e) { return 1; }\n__host__ int rya$n({const char *|...}) { return 1; }\n\
         __device__ int rya$n(int, int, int) { return 2; }\n\
         __host__ int ryb$n() { return rya$n({1|1, 2|\"text\"}); }\n__device__ int ryc$n() { return rya$n({1, 2, 3|1, 'c', true}); }",
    ),
    any(
        "resolution.template",
        "template <typename T> __host__ int rea$n(T) { return 1; }\n__device__ int rea$n(int) { return 2; }\n\
         template <typename T> __host__ int reb$n(T) { return 1; }\ntemplate <typename T> __device__ int reb$n(T *) { return 2; }\n\
         __host__ int rec$n() { return rea$n({1.5|'c'|1u}) + rea$n{<>|<int>}(1) + reb$n({1|2.5}); }\n\
         __device__ int red$n() { int i = 1; return rea$n({1|i}) + reb$n({&i|(char *)0}); }",
    ),
    any(
        "resolution.member",
        "struct Ma$n {\n  __host__ int f(int) { return 1; }\n  __device__ int f(double) { return 2; }\n\
         __host__ static int g(const int *) { return 1; }\n  __device__ static int g(int *) { return 2; }\n};\n\
         __host__ int rma$n(Ma$n &r, Ma$n *p) { Ma$n m; const int c = 1; return {m.f(1)|r.f('c')|p->f(true)|Ma$n::g(&c)|m.g(&c)}; }\n\
         __device__ int rmb$n(Ma$n &r, Ma$n *p) { Ma$n m; int i = 1; return {m.f(1.5)|r.f(2.f)|p->f(2.5)|Ma$n::g(&i)|p->g(&i)}; }",
    ),
    any(
        "resolution.constructor",
        "struct Ka$n {\n  __host__ Ka$n(int) {}\n  __device__ Ka$n(double) {}\n  __host__ Ka$n(const char *, int = 1) {}\n\
         __device__ Ka$n(bool, bool) {}\n};\n\
         __host__ void rka$n() { Ka$n a{(1)|{'c'}| = 2|(\"text\")|{\"text\", 3}}; (void)a; }\n\
         __device__ void rkb$n() { Ka$n a{(1.5)|(2.f)| = 2.5|(true, false)|{true, true}}; (void)a; }",
    ),
    any(
        "resolution.operator",
        "struct Oa$n { int v; };\n__host__ int operator+(Oa$n, int) { return 1; }\n__device__ int operator+(Oa$n, double) { return 2; }\n\
         __host__ bool operator==(const Oa$n &, const Oa$n &) { return true; }\n__device__ bool operator<(Oa$n, Oa$n) { return false; }\n\
         __host__ int rpa$n() { Oa$n o = {1}; return {o + 1|o + 'c'|o + true|o == o}; }\n\
         __device__ int rpb$n() { Oa$n o = {1}; return {o + 1.5|o + 2.f|o < o|Oa$n{2} < o}; }",
    ),
    any(
        "resolution.argument-dependent",
        "namespace rla$n { struct T {}; __device__ int g$n(T) { return 2; } __device__ int g$n(T, int) { return 2; } }\n\
         __host__ int g$n(int) { return 1; }\n__host__ int rlb$n() { return g$n({1|'c'|2.5}); }\n\
         __device__ int rlc$n() { rla$n::T t; return g$n({t|rla$n::T()|t, 1}); }",
    ),
];
