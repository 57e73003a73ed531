//! Statements, expressions and lambdas.

use super::{Production, any, offers, on_host};

/// What stands in bodies.
pub(super) const PRODUCTIONS: &[Production] = &[
    offers(
        "statement.switch",
        "sw$n(2)",
        "$a int sw$n(int q) {\n  switch (q) {\n  case 1: return $e;\n  case 2: { q += 1; break; }\n  default: q = 0;\n  }\n  return q;\n}",
    ),
    offers(
        "statement.do",
        "sd$n(2)",
        "$a int sd$n(int q) { do { --q; if (q == 3) continue; } while (q > 0); return q; }",
    ),
    offers(
        "statement.range-for",
        "sr$n()",
        "$a int sr$n() { int a[3] = {1, 2, 3}; int s = 0; for ({int|auto|const int &} x : a) s += x; return s; }",
    ),
    offers(
        "statement.if-constexpr",
        "si$n(2)",
        "$a int si$n(int q) { if constexpr (sizeof(int) == {4|8}) { return q; } else { return -q; } }",
    ),
    offers(
        "statement.if-initialiser",
        "sj$n(2)",
        "$a int sj$n(int q) { if (int r = q + $e; r > 3) return r; return q; }",
    ),
    offers(
        "statement.structured-binding",
        "ss$n()",
        "struct Sp$n { int a; float b; };\n$a int ss$n() { Sp$n o{1, 2}; {auto|auto &|const auto &} [x, y] = o; return x + (int)y; }",
    ),
    offers(
        "statement.goto",
        "sg$n(2)",
        "$a int sg$n(int q) {\n  if (q > 3) goto done$n;\n  q += 2;\ndone$n:\n  return q;\n}",
    ),
    on_host(
        "statement.try",
        "$a int st$n(int q) { try { if (q > 3) throw q; } catch (int e) { return e; } catch (...) { throw; } return 0; }",
    ),
    offers("statement.static", "sl$n()", "$a int sl$n() { static const int s = $e; return s; }"),
    offers(
        "statement.declarations",
        "sm$n(2)",
        "$a int sm$n(int q) { int a = q, *b = &a, c[2] = {1}; using I = int; typedef float F; enum { k = 3 }; return *b + c[0] + I(k) + \
         (int)F(1); }",
    ),
    offers("statement.local-class", "sn$n()", "$a int sn$n() { struct L { int a; }; L o{$e}; return o.a; }"),
    any("statement.asm", "$a void sa$n() { asm volatile({\"\"|\"\" ::: \"memory\"}); }"),
    offers(
        "statement.unroll",
        "su$n(4)",
        "$a int su$n(int q) {\n  int s = 0;\n#pragma unroll{ 4|}\n  for (int i = 0; i < q; ++i) s += i;\n  return s;\n}",
    ),
    offers(
        "expression.casts",
        "ec$n(2)",
        "$a int ec$n(int q) { const int *p = &q; int *r = const_cast<int *>(p); return static_cast<int>(2.5f) + *reinterpret_cast<int \
         *>(r) + int(1.5) + (int)sizeof(q); }",
    ),
    offers(
        "expression.operators",
        "eo$n(2)",
        "$a int eo$n(int q) { q <<= 1; q ^= 3; q %= 7; bool b = !q && (q > 1); return b ? ~q : (q++, --q, q & 5); }",
    ),
    offers(
        "expression.member-pointer",
        "ep$n()",
        "struct Ep$n { int a; $a int f() { return a; } };\n\
         $a int ep$n() { Ep$n o{1}; int Ep$n::*m = &Ep$n::a; int (Ep$n::*g)() = &Ep$n::f; return o.*m + (o.*g)(); }",
    ),
    offers(
        "expression.noexcept",
        "en$n()",
        "$a int en$n() { return noexcept(1 + 2) + alignof(int) + sizeof(char[3]); }",
    ),
    offers(
        "expression.array",
        "ea$n(1)",
        "$a int ea$n(int q) { int a[2][3] = {{1, 2, 3}, {4}}; int (*p)[3] = a; return a[q][1] + p[0][2]; }",
    ),
    offers(
        "expression.strings",
        "es$n()",
        "$a int es$n() { const char *s = {\"text\"|R\"x(raw)x\"}; return s[0] + L'c' + 0x1'0 + 1'000; }",
    ),
    offers(
        "expression.references",
        "er$n(1)",
        "$a int er$n(int q) { int &r = q; const int &c = q + 1; int &&m = 3; r += m; return r + c; }",
    ),
    on_host("lambda", "$a int la$n(int q) { auto l = [{=|q|&|&q}](int r) { return q + r; }; return l($e); }"),
    on_host(
        "lambda.nested",
        "$a int lb$n(int q) { auto l = [&](int r) { auto m = [=] { return q + r; }; return m(); }; return l(2); }",
    ),
    on_host(
        "lambda.mutable",
        "$a int lc$n(int q) { auto l = [q, s = q + 1]() mutable { ++q; return q + s; }; return l(); }",
    ),
    on_host(
        "lambda.generic",
        "$a int ld$n(int q) { auto l = [](auto r) -> int { return (int)r; }; return l(q) + l(2.5f); }",
    ),
    on_host(
        "lambda.member",
        "struct Le$n { int a; $a int f() { auto l = [{this|=|&|*this}] { return a; }; return l(); } };",
    ),
    on_host(
        "lambda.variable",
        "auto lf$n = [](int q) { return q + $e; };\n$a int lg$n() { return lf$n(1); }",
    ),
    on_host("lambda.pointer", "$a int lh$n() { int (*p)(int) = [](int q) { return q; }; return p(2); }"),
    on_host(
        "lambda.launch",
        "__global__ void li$n(int *p) { *p = 1; }\n$a void lj$n(int *p) { auto l = [=](int g) { li$n<<<g, 32>>>(p); }; l(2); }",
    ),
];
