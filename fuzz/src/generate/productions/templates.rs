//! Templates.

use super::{Production, any, offers};

/// Function, class, alias and variable templates, their specialisations and instantiations.
pub(super) const PRODUCTIONS: &[Production] = &[
    offers(
        "template.class",
        "ta$n()",
        "template <typename T, int N = 3> struct Tc$n {\n  T a[N];\n  $a T get(int i) const { return a[i]; }\
         \n  $a static int size() { return N; }\n};\n\
         $a int ta$n() { Tc$n<int> o{}; Tc$n<float, 2> p{}; return o.get(1) + (int)p.get(0) + Tc$n<int>::size(); }",
    ),
    offers(
        "template.class.outside",
        "tb$n()",
        "template <typename T> struct Td$n { T a; $a T get() const; };\ntemplate <typename T> $a T Td$n<T>::get() const { return a; }\n\
         $a int tb$n() { Td$n<int> o{$e}; return o.get(); }",
    ),
    offers(
        "template.class.partial",
        "te$n()",
        "template <typename T> struct Te$n { static constexpr int v = 1; };\n\
         template <typename T> struct Te$n<T *> { static constexpr int v = 2; };\n\
         template <> struct Te$n<void> { static constexpr int v = 3; };\n\
          $a int te$n() { return Te$n<int>::v + Te$n<int *>::v + Te$n<void>::v; }",
    ),
    offers(
        "template.class.base",
        "tf$n()",
        "template <typename D> struct Tf$n { $a int f() { return static_cast<D *>(this)->g(); } };\n\
         struct Tg$n : Tf$n<Tg$n> { $a int g() { return $e; } };\n$a int tf$n() { Tg$n o; return o.f(); }",
    ),
    offers(
        "template.member",
        "th$n()",
        "struct Th$n { template <typename T> $a T f(T q) const { return q; } template <int N> $a static int g() { return N; } };\n\
         $a int th$n() { Th$n o; return o.f(1) + (int)o.f<float>(2) + Th$n::g<3>(); }",
    ),
    offers(
        "template.alias",
        "ti$n()",
        "template <typename T> struct Ti$n { using type = T; };\ntemplate <typename T> using Tj$n = typename Ti$n<T>::type;\n\
         $a int ti$n() { Tj$n<int> q = $e; typename Ti$n<int>::type r = 1; return q + r; }",
    ),
    offers(
        "template.variable",
        "tk$n()",
        "template <typename T> constexpr int Tk$n = sizeof(T);\n$a int tk$n() { return Tk$n<int>; }",
    ),
    offers(
        "template.function",
        "tl$n(1)",
        "template <typename T, typename U = int> $a T tm$n(T q, U r = 2) { return q + (T)r; }\n\
         $a int tl$n(int q) { return tm$n(q) + tm$n<int, float>(q, 2.f); }",
    ),
    offers(
        "template.function.specialised",
        "to$n()",
        "template <typename T> $a int tn$n(T) { return 1; }\ntemplate <> $a int tn$n<float>(float) { return 2; }\n\
         template <typename T> $a int tn$n(T *) { return 3; }\n$a int to$n() { return tn$n(1) + tn$n(1.f) + tn$n((int *)0); }",
    ),
    any(
        "template.instantiation",
        "template <typename T> $a T tp$n(T q) { return q; }\n{extern |}template $a int tp$n<int>(int);\n\
         template <typename T> struct Tq$n { T a; };\ntemplate struct Tq$n<int>;",
    ),
    offers(
        "template.pack",
        "tr$n()",
        "template <typename... T> $a int ts$n(T... q) { return (int)sizeof...(T) + (0 + ... + (int)q); }\n\
         $a int tr$n() { return ts$n() + ts$n(1, 2.f); }",
    ),
    offers(
        "template.pack.recursive",
        "tt$n()",
        "$a inline int tu$n() { return 0; }\n\
         template <typename T, typename... U> $a int tu$n(T q, U... r) { return (int)q + (int)sizeof...(r); }\n\
         $a int tt$n() { return tu$n(1, 2, 3); }",
    ),
    offers(
        "template.template",
        "tv$n()",
        "template <typename T> struct Tv$n { T a; };\ntemplate <template <typename> class C> $a int tw$n(C<int> o) { return o.a; }\n\
         $a int tv$n() { return tw$n(Tv$n<int>{$e}); }",
    ),
    offers(
        "template.value",
        "tx$n()",
        "template <int N, bool B = (N > 2)> $a int ty$n() { if constexpr (B) return N; else return -N; }\n\
         $a int tx$n() { return ty$n<1>() + ty$n<3>(); }",
    ),
    offers(
        "template.auto",
        "tz$n()",
        "template <auto V> $a int taa$n() { return (int)V; }\n$a int tz$n() { return taa$n<3>() + taa$n<'c'>(); }",
    ),
    offers(
        "template.sfinae",
        "tac$n()",
        "template <bool B, typename T = int> struct Tab$n {};\ntemplate <typename T> struct Tab$n<true, T> { using type = T; };\n\
         template <typename T> $a typename Tab$n<sizeof(T) == 4, int>::type tad$n(T) { return 4; }\n$a int tac$n() { return tad$n(1); }",
    ),
    offers(
        "template.forwarding",
        "tae$n(1)",
        "template <typename T> $a int taf$n(T &&q) { return (int)q; }\n$a int tae$n(int q) { return taf$n(q) + taf$n(2); }",
    ),
    offers(
        "template.deduction-guide",
        "tag$n()",
        "template <typename T> struct Tah$n { T a; $a Tah$n(T q) : a(q) {} };\ntemplate <typename T> Tah$n(T) -> Tah$n<T>;\n\
         $a int tag$n() { Tah$n o(3); return o.a; }",
    ),
    any(
        "template.friend",
        "template <typename T> struct Tai$n { T a; $a friend int operator+(const Tai$n &l, const Tai$n &r) { return (int)(l.a + r.a); } \
         };\n$a int taj$n(Tai$n<int> o) { return o + o; }",
    ),
];
