//! Which overload an expression needs: pointers, arithmetic, operators in a row, members of bases, assignments that convert, template
//! arguments that are written. Each candidate is of either side, so that a diagnostic names what was chosen.

use super::{Open, device};

/// A declaration behind one side or both.
macro_rules! of_side {
    ($name:literal) => {
        concat!("{__host__|__device__|__host__ __device__} ", $name)
    };
}

/// A template of a function of one side or both.
macro_rules! template {
    ($parameters:literal, $name:literal) => {
        concat!("template <", $parameters, "> {__host__|__device__|__host__ __device__} ", $name)
    };
}

/// Expressions and what they call.
pub(super) const OPEN: &[Open] = &[
    device(
        "expression.pointers",
        concat!(
            "struct Aa$n {}; struct Ab$n : Aa$n {};\n",
            of_side!("int ac$n(int *); "), of_side!("int ac$n(const int *); "), of_side!("int ac$n(void *); "),
            of_side!("int ac$n(const void *);\n"),
            of_side!("int ad$n(Aa$n *); "), of_side!("int ad$n(Ab$n *); "), of_side!("int ad$n(const Aa$n *);\n"),
            "__device__ int ae$n(bool q, int *p, const int *c, void *v, const void *w, Aa$n *a, Ab$n *b, const Ab$n *d) {\n\
             return {ac$n(q ? p : v)|ac$n(q ? v : p)|ac$n(q ? c : v)|ac$n(q ? w : p)|ac$n(q ? p : c)|ac$n(q ? p : nullptr)|ac$n(q ? 0 : c)|\
             ac$n(p + 1)|ac$n(&*c)|ac$n(&c[1])|ac$n((q, v))} + {ad$n(q ? b : d)|ad$n(b)|\
             ad$n(b + 1)|ad$n(&*b)|ad$n(static_cast<Aa$n *>(b))};\n}"
        ),
    )
    .of_releases(),
    device(
        "expression.arithmetic",
        concat!(
            "enum Ba$n { bb$n }; enum class Bc$n : short { a };\n",
            of_side!("int bd$n(int); "), of_side!("int bd$n(unsigned); "), of_side!("int bd$n(long); "),
            of_side!("int bd$n(unsigned long); "), of_side!("int bd$n(float); "), of_side!("int bd$n(double); "), of_side!("int bd$n(char);\n"),
            "__device__ int be$n(bool q, char c, short s, unsigned u, long l, float f, double d, unsigned short t) {\n\
             return {bd$n(q ? c : s)|bd$n(q ? u : s)|bd$n(s + t)|bd$n(u + l)|bd$n(l + f)|bd$n(f + d)|bd$n(c << l)|bd$n(-c)|bd$n(~t)|bd$n(+q)|\
             bd$n(!d)|bd$n(u * f)|bd$n(q ? f : l)|bd$n((c, u))|bd$n(bb$n)|bd$n(bb$n + u)|bd$n((short)Bc$n::a)|bd$n(c)|bd$n(u - 1)|bd$n(1ul)|\
             bd$n('c')|bd$n(sizeof(c))|bd$n(q ? 1 : 2.f)|bd$n(s = 2)|bd$n(u += 1)|bd$n(u++)|bd$n(q ? c : 'd')|bd$n(u < l)|bd$n(q && c)};\n}"
        ),
    )
    .of_releases(),
    device(
        "expression.chains",
        concat!(
            "struct Ca$n { int m; ", of_side!("Ca$n operator*(int) const; };\n"), of_side!("Ca$n operator*(int, const Ca$n &);\n"),
            of_side!("Ca$n operator+(const int &, const Ca$n &);\n"), of_side!("bool operator<(const int &, const Ca$n &);\n"),
            "{static |}int cb$n = 1; {static |}int cc$n = 2;\n\
             __device__ void cd$n(Ca$n v, int q) { {cb$n + 2 * v|cb$n + 2 * 3 * v|cb$n + q * 2 * v|cc$n < 2 * 3 * v|cb$n + 1 + 2 * v|1 + cb$n * v|\
             (cb$n + 2) * v|cb$n * q * v|q * cb$n * v|cb$n < v|cb$n * 2 < 3 * 4 * v|cc$n + 2 * 3 * 4 * v|cc$n * v * 2|cb$n < q * 2 * v * 3}; }"
        ),
    )
    .of_releases(),
    device(
        "expression.bases",
        concat!(
            "struct Da$n { ", of_side!("int a(); "), of_side!("int a() const; "), of_side!("int b(int); "), of_side!("int b(int) const; "),
            of_side!("int operator[](int); "), of_side!("int operator[](int) const; "), of_side!("int c() &; "), of_side!("int c() const &; "),
            of_side!("int c() &&; "), of_side!("int e() const; "),
            of_side!("int e() const volatile; "), of_side!("int g(int) volatile; "), of_side!("int g(int) const volatile; };\n"),
            "struct Db$n : Da$n {};\nstruct Dc$n : Db$n { __device__ int d() { return {a()|b(1)|this->a()|Da$n::a()|(*this)[1]|c()}; } };\n\
             __device__ int de$n(Db$n x, const Db$n &y, Dc$n *z, const Dc$n w) {\n\
             return {x.a()|y.a()|z->a()|w.a()|x.e()|z->e()|y.e()|x.g(1)|z->g('c')|w.g(2)|\
             x.b(1)|y.b(2)|(*z)[1]|w[2]|x[0]|y[1]|z->d()|x.c()|y.c()|Db$n().c()|\
             static_cast<Db$n &&>(x).c()|z->b('c')} + {x.a()|y.a()|z->a()|x.e()|z->g(1)|w.b(1)|x.b(2)|(*z)[2]};\n}"
        ),
    )
    .of_releases(),
    device(
        "expression.assigned",
        concat!(
            "struct Ea$n { ", of_side!("Ea$n(int); "), of_side!("Ea$n(double); "), "{|", of_side!("Ea$n(const Ea$n &); "),
            "}int m; };\n__device__ void ec$n(Ea$n &x, double d, const Ea$n &y) { {x = 1|x = 2.5|x = 'c'|x = {1}|x = Ea$n(1)|x = d|x = (int)d|\
             x = {d}|x = y|x = x}; }"
        ),
    )
    .of_releases(),
    // cufe knows no template whose parameters an array or all written arguments give, and not the arguments of some instances.
    device(
        "expression.written",
        concat!(
            "template <typename T> struct Fa$n { T m; };\n",
            template!("typename T, typename U", "int fb$n(T, U *); "), template!("typename T", "int fb$n(T, double);\n"),
            template!("typename T", "int fc$n(Fa$n<T>); "), template!("typename T", "int fc$n(T *); "), of_side!("int fc$n(const void *);\n"),
            template!("typename T", "int fd$n(T, const char *); "), of_side!("int fd$n(int, const void *);\n"),
            template!("int N", "int fe$n(Fa$n<int> (&)[N]); "), template!("int N", "int fe$n(int (&)[N]);\n"),
            "__device__ int ff$n(int i, double d, int *p, Fa$n<int> a, Fa$n<char> b, int (&r)[2], Fa$n<int> (&s)[3]) {\n\
             return {fb$n<int>(1, p)|fb$n<int>(1, 2.5)|fb$n<double>(1, p)|fb$n<char>('c', d)|fb$n(i, p)|fb$n(d, d)} + \
             {fc$n<int>(a)|fc$n<char>(b)|fc$n<int>(p)|fc$n<>(p)|fc$n(p)|fc$n(a)|fc$n(\"t\")} + {fd$n<int>(1, \"\")|fd$n<>(1, \"\")|fd$n(1, \"\")|\
             fd$n<char>('c', \"t\")|fd$n(1, p)|fd$n<double>(i, nullptr)} + {fe$n(r)|fe$n(s)|fe$n<2>(r)|fe$n<3>(s)};\n}"
        ),
    )
    .of_releases()
    .held(),
];
