//! Classes and their members.

use super::{Production, any, offers, on_host};

/// Bases, virtual functions, special members, operators, friends.
pub(super) const PRODUCTIONS: &[Production] = &[
    offers(
        "class.base",
        "ub$n()",
        "struct Ba$n { int b; };\nstruct De$n : {public |}Ba$n { $a int g() const { return b + $e; } };\n\
         $a int ub$n() { De$n d; d.b = $e; return d.g(); }",
    ),
    any(
        "class.virtual",
        "struct Va$n {\n  $a virtual int f($t q) { return (int)q; }\n  $a virtual int g() = 0;\n};\n\
         struct Vb$n {final |}: Va$n {\n  $a int f($t q) {override|} { return (int)q + $e; }\n\
         \u{20} $a int g() {override|final} { return $e; }\n};\n$a int vc$n(Va$n &o) { return o.f(2) + o.g(); }",
    ),
    any(
        "class.virtual.destructor",
        "struct Vd$n { $a virtual ~Vd$n() {} };\nstruct Ve$n : Vd$n { $a ~Ve$n() {override |}{} };",
    ),
    any(
        "class.virtual.base",
        "struct Ga$n { int g; };\nstruct Gb$n : virtual Ga$n {};\nstruct Gc$n : {virtual |}public Ga$n {};\n\
         $a int gd$n(Gb$n &o) { return o.g; }",
    ),
    offers(
        "class.constructor",
        "uk$n()",
        "struct Ka$n {\n  int a;\n  int b;\n  $a Ka$n() : a($e), b{2} {}\n  $a explicit Ka$n(int q) : a(q), b(q) {}\n\
         \u{20} $a Ka$n(const Ka$n &o) : a(o.a), b(o.b) {}\n  {$a ~Ka$n() {}|}\n};\n\
         $a int uk$n() { Ka$n x; Ka$n y(3); Ka$n z = y; return x.a + z.b; }",
    ),
    offers(
        "class.constructor.delegating",
        "ul$n()",
        "struct La$n { int a; $a La$n(int q) : a(q) {} $a La$n() : La$n($e) {} };\n\
         $a int ul$n() { return La$n().a + La$n{4}.a; }",
    ),
    any(
        "class.constructor.inherited",
        "struct Ia$n { int a; $a Ia$n(int q) : a(q) {} };\nstruct Ib$n : Ia$n { using Ia$n::Ia$n; };\n\
         $a int ic$n() { Ib$n o(3); return o.a; }",
    ),
    any(
        "class.constructor.base",
        "struct Ja$n { int a; $a Ja$n(int q) : a(q) {} };\n\
         struct Jb$n : Ja$n { int c{$e}; $a Jb$n() : Ja$n($e) {} };",
    ),
    any(
        "class.defaulted",
        "struct Da$n { int a; Da$n() = default; Da$n(const Da$n &) = default; \
         {Da$n &operator=(const Da$n &) = delete;|Da$n &operator=(const Da$n &) = default;|} };",
    ),
    offers(
        "class.conversion",
        "uc$n()",
        "struct Ca$n {\n  int a;\n  $a operator int() const { return a; }\n  $a explicit operator bool() const { return a != 0; }\n};\n\
         $a int uc$n() { Ca$n x{$e}; int q = x; return q; }",
    ),
    offers(
        "class.operators",
        "uo$n()",
        "struct Oa$n {\n  int v;\n  $a Oa$n operator+(const Oa$n &o) const { return Oa$n{v + o.v}; }\n\
         \u{20} $a bool operator==(const Oa$n &o) const { return v == o.v; }\n  $a int operator[](int i) const { return v + i; }\n\
         \u{20} $a int operator()(int i) const { return v - i; }\n  $a Oa$n &operator++() { ++v; return *this; }\n\
         \u{20} $a friend int operator*(Oa$n l, Oa$n r) { return l.v * r.v; }\n};\n\
         $a int uo$n() { Oa$n l{1}, r{2}; ++l; return (l + r)[1] + l(2) + (l == r) + l * r; }",
    ),
    offers(
        "class.operator.free",
        "uf$n()",
        "struct Fa$n { float x; };\n$a inline Fa$n operator-(Fa$n l, Fa$n r) { return Fa$n{l.x - r.x}; }\n\
         $a int uf$n() { Fa$n l{1}, r{2}; return (int)(l - r).x; }",
    ),
    any(
        "class.operator.assignment",
        "struct Aa$n { int v; $a Aa$n &operator=(const Aa$n &o) { v = o.v; return *this; } \
         $a Aa$n &operator+=(int q) { v += q; return *this; } };\n$a void ab$n(Aa$n &l, const Aa$n &r) { l = r; l += $e; }",
    ),
    offers(
        "class.static",
        "Sa$n::f()",
        "struct Sa$n {\n  static constexpr int c = $e;\n  $a static int f() { return c; }\n};",
    ),
    any("class.static.data", "struct Sb$n { static int s; static const int t = $e; };\nint Sb$n::s = 1;"),
    offers(
        "class.friend",
        "ur$n()",
        "class Ra$n {\n  int p = $e;\n  $a friend int rg$n(const Ra$n &o) { return o.p; }\n  friend struct Rb$n;\n};\n\
         struct Rb$n { $a int get(const Ra$n &o) { return o.p; } };\n$a int ur$n() { Ra$n o; return rg$n(o); }",
    ),
    any(
        "class.friend.declared",
        "struct Qa$n;\n$a int qb$n(const Qa$n &o);\nclass Qc$n { int p; friend int qb$n(const Qa$n &); };\n\
         struct Qa$n { int q; };\n$a int qb$n(const Qa$n &o) { return o.q; }",
    ),
    any(
        "class.member.outside",
        "struct Ma$n { $a int f($t q) const; int a; };\n$a int Ma$n::f($t q) const { return a + (int)q; }",
    ),
    any(
        "class.nested",
        "struct Na$n {\n  struct I { int x; $a int g() { return x; } };\n  I i;\n  enum { e = $e };\n};",
    ),
    any(
        "class.using",
        "struct Ua$n { $a int f(int q) { return q; } };\nstruct Ub$n : Ua$n { using Ua$n::f; $a int f(int q, int r) { return q + r; } };\n\
         $a int uu$n(Ub$n &o) { return o.f(1) + o.f(1, 2); }",
    ),
    any("class.bit-field", "struct Bf$n { unsigned a : 3; unsigned : 0; int b : $e{,c : 2|}; };"),
    any("class.union", "union Un$n { int i; float f; };\nstruct Us$n { union { int a; char b; }; int c; };"),
    any(
        "class.access",
        "class Pa$n {\npublic:\n  $a int g() const { return p; }\nprotected:\n  int r;\nprivate:\n  int p;\n};",
    ),
    any(
        "class.qualifiers",
        "struct Cq$n { $a int f() & { return 1; } $a int f() && { return 2; } $a int g() const volatile noexcept { return 3; } mutable \
         int m; };",
    ),
    on_host(
        "class.new",
        "struct Ne$n { int a; $a Ne$n(int q) : a(q) {} $a ~Ne$n() {} };\n\
         $a int nu$n() { Ne$n *p = new Ne$n($e); int r = p->a; delete p; int *a = new int[3]; delete[] a; return r; }",
    ),
    on_host("class.function-try", "struct Ft$n { int a; $a Ft$n(int q) try : a(q) { } catch (...) { } };"),
];
