//! Declarations of namespace scope.

use super::{Production, any, offers, on_host};

/// Enumerations, aliases, constants, linkage, deduced types, attributes.
pub(super) const PRODUCTIONS: &[Production] = &[
    offers(
        "enum",
        "ue$n()",
        "enum En$n {: {int|unsigned|short} |}{ ea$n, eb$n = $e };\n$a int ue$n(En$n q = ea$n) { return q == eb$n ? 1 : (int)q; }",
    ),
    offers(
        "enum.scoped",
        "us$n()",
        "enum {class|struct} Es$n {: char |}{ a, b = 7, c };\n\
         $a int us$n() { return (int)Es$n::a + static_cast<int>(Es$n::c); }",
    ),
    any(
        "typedef",
        "typedef $t Ty$n;\ntypedef Ty$n *Tp$n, Ta$n[4];\n$a Ty$n tf$n(Tp$n p, Ta$n q) { return p[0] + q[1]; }",
    ),
    any(
        "typedef.function",
        "typedef int Tf$n($t);\nusing Tg$n = int (*)($t);\n$a int th$n(Tg$n f, Tf$n *g) { return f == g; }",
    ),
    offers(
        "alias",
        "ua$n(1)",
        "using Al$n = $t;\n$a Al$n ab$n(Al$n q) { return q; }\n$a int ua$n(int q) { return (int)ab$n(q); }",
    ),
    offers(
        "constexpr",
        "cx$n(3)",
        "constexpr int cy$n = $e;\n$a constexpr int cx$n(int q) { return q + cy$n; }",
    ),
    offers(
        "constexpr.recursive",
        "cr$n(3)",
        "$a constexpr int cr$n(int q) { return q < 2 ? 1 : q * cr$n(q - 1); }\nstatic_assert(sizeof(int) == 4, \"size\");",
    ),
    any("static_assert", "static_assert($e > 0{, \"text\"|});"),
    offers("noexcept", "no$n()", "$a int no$n() noexcept{(true)|(sizeof(int) == 4)|} { return $e; }"),
    any("variable.inline", "inline constexpr int vi$n = $e;\nstatic const $t vs$n = 2;"),
    on_host("variable.thread-local", "thread_local int tl$n = $e;\n$a int tm$n() { return ++tl$n; }"),
    any("variable.extern", "extern int ex$n;\nextern const $t ey$n;\nint ex$n = $e;"),
    any("variable.list", "int li$n = 1, *lp$n = &li$n, la$n[2] = {1, 2};"),
    offers("function.auto", "fa$n(4)", "$a auto fa$n(int q) { return q + $e; }"),
    offers("function.trailing", "ft$n(2)", "$a auto ft$n(int q) -> {int|decltype(q + 1)} { return q; }"),
    any("function.decltype-auto", "$a decltype(auto) fd$n(int &q) { return (q); }"),
    offers("function.default", "fe$n(1)", "$a int fe$n(int q, int r = $e, $t = 0) { return q + r; }"),
    any("function.redeclared", "$a int fr$n($p);\n$a int fr$n($p);"),
    any("function.deleted", "$a int fx$n($t) = delete;\n$a int fx$n(char *) { return 1; }"),
    any("function.variadic", "$a int fv$n(const char *f, ...);"),
    offers(
        "function.overloaded",
        "fo$n(1)",
        "$a int fo$n(int) { return 1; }\n$a int fo$n(float) { return 2; }\n$a int fo$n(const int *) { return 3; }",
    ),
    offers(
        "function.pointer",
        "up$n()",
        "$a int fp$n(int q) { return q; }\n$a int up$n() { int (*p)(int) = fp$n; int (&r)(int) = fp$n; return p(1) + (*p)(2) + r(3); }",
    ),
    any(
        "linkage",
        "extern \"C++\" { $a int lc$n(); {$a int ld$n() { return 1; }|} }\nextern \"C++\" $a int le$n(int q) { return q; }",
    ),
    offers(
        "namespace.using",
        "us$n()",
        "namespace uq$n { $a int ut$n() { return $e; } }\nusing uq$n::ut$n;\n$a int us$n() { using namespace uq$n; return uq$n::ut$n(); }",
    ),
    offers(
        "namespace.alias",
        "na$n()",
        "namespace nb$n { namespace c { $a int g() { return $e; } } }\nnamespace nd$n = nb$n::c;\n$a int na$n() { return nd$n::g(); }",
    ),
    any("namespace.nested", "namespace nn$n::b::c { $a inline int g() { return $e; } }"),
    any(
        "attribute.standard",
        "[[nodiscard]] $a int at$n([[maybe_unused]] int q) { return 1; }\nstruct alignas(16) au$n { int a; };",
    ),
    any(
        "attribute.gnu",
        "$a __attribute__((noinline)) int ag$n() { return $e; }\nint ah$n __attribute__((aligned(8)));",
    ),
    offers(
        "literal.operator",
        "ul$n()",
        "$a constexpr int operator\"\"_l$n(unsigned long long q) { return (int)q; }\n$a int ul$n() { return 12_l$n; }",
    ),
    any("pragma", "#pragma nv_diag_suppress 177\n$a int pr$n() { return $e; }\n#pragma nv_diag_default 177"),
    any(
        "pragma.unknown",
        "#pragma {GCC diagnostic push|pack(push, 4)|STDC FP_CONTRACT ON}\nstruct Pu$n { char c; int i; };\n\
         #pragma {GCC diagnostic pop|pack(pop)|STDC FP_CONTRACT OFF}",
    ),
    any("line-marker", "# 70 \"other$n.h\"\n$a int lm$n() { return $e; }\n# @next \"unit.cu\""),
    any("empty", ";"),
    any(
        "memory.device",
        "__device__ int md$n = $e;\n__constant__ $t mc$n[4] = {1};\n__device__ int me$n() { return md$n + (int)mc$n[1]; }",
    ),
    any(
        "memory.managed",
        "__managed__ int mm$n;\n__device__ __managed__ $t mn$n = 1;\n$a int mo$n() { return mm$n + (int)mn$n; }",
    ),
    any(
        "memory.class",
        "struct Mq$n { int a; float b; };\n__device__ Mq$n mr$n;\n__device__ float ms$n() { return mr$n.b; }",
    ),
    any(
        "memory.extern",
        "extern __device__ int mx$n;\n__device__ int my$n() { return mx$n; }\n__device__ int mx$n = 2;",
    ),
    any("class.forward", "struct Cf$n;\n$a void cg$n(Cf$n *, const struct Ch$n &);"),
];
