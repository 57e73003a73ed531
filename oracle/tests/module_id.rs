//! The end of the module id: the name of the first external definition, as the released tool chooses it.

mod asking;

use cufe_spec::unit::{Dialect, Pass};

/// What names the module when a function `last` stands behind the program.
fn named_after(program: &str) -> String {
    let program = format!("{program}\nint last() {{ return 0; }}");
    let seen = asking::observed(&program, Dialect::REFERENCE, Pass::Host);
    let id = seen.module_id.unwrap_or_else(|| panic!("no module id: {:?}", seen.diagnostics));
    match id.rsplit_once("unit_cu_").map(|(_, name)| name) {
        Some("_Z4lastv") => "-".to_owned(),
        Some(name) => name.to_owned(),
        None => panic!("{id}"),
    }
}

fn table(programs: &str) -> String {
    let row = |program: &str| format!("{:<6} {program}\n", named_after(program));
    programs.lines().map(str::trim).filter(|line| !line.is_empty()).map(row).collect()
}

#[test]
fn placeholders() {
    let programs = "
        int a() { return 1; }
        auto a = 1;
        auto *a = \"x\";
        int q(); const auto &a = 1;
        auto &&a = 2;
        auto a() { return 1; }
        auto a() -> auto { return 2; }
        auto a() -> decltype(auto) { return 3; }
        const auto a() { return 4; }
        decltype(auto) a() { return 4; }
        decltype(auto) a = 5;
        volatile auto a = 5;
        auto a() -> int { return 4; }
        auto *a() { return \"x\"; }
        auto &a() { static int x; return x; }
        auto a() -> auto * { return \"x\"; }
        auto a() -> const auto { return 3; }
        auto a = [] { return 1; };
        auto a = [] { return 1; }();
        auto a = nullptr;
        extern const auto a = 5;
        extern \"C\" auto a() { return 1; }
        struct S { static auto f() { return 1; } auto g(); }; auto S::g() { return 1; }
        struct S { const auto g(); }; const auto S::g() { return 1; }
        volatile auto a() { return 1; }
        auto (*a)() = (int (*)())nullptr;
        auto (a) = 1;
        auto (a)() { return 1; }
        decltype(auto) a = [] { return 1; };
        decltype(auto) a = [] { return 1; }();
        struct S { int x; }; auto S::*a = &S::x;
        decltype(auto) a() { return [] {}; }";
    expect_test::expect![[r#"
        _Z1av  int a() { return 1; }
        -      auto a = 1;
        -      auto *a = "x";
        -      int q(); const auto &a = 1;
        -      auto &&a = 2;
        -      auto a() { return 1; }
        -      auto a() -> auto { return 2; }
        -      auto a() -> decltype(auto) { return 3; }
        _Z1av  const auto a() { return 4; }
        -      decltype(auto) a() { return 4; }
        a      decltype(auto) a = 5;
        -      volatile auto a = 5;
        _Z1av  auto a() -> int { return 4; }
        _Z1av  auto *a() { return "x"; }
        _Z1av  auto &a() { static int x; return x; }
        _Z1av  auto a() -> auto * { return "x"; }
        _Z1av  auto a() -> const auto { return 3; }
        -      auto a = [] { return 1; };
        -      auto a = [] { return 1; }();
        -      auto a = nullptr;
        -      extern const auto a = 5;
        -      extern "C" auto a() { return 1; }
        -      struct S { static auto f() { return 1; } auto g(); }; auto S::g() { return 1; }
        1ac23718 struct S { const auto g(); }; const auto S::g() { return 1; }
        _Z1av  volatile auto a() { return 1; }
        -      auto (*a)() = (int (*)())nullptr;
        -      auto (a) = 1;
        -      auto (a)() { return 1; }
        a      decltype(auto) a = [] { return 1; };
        a      decltype(auto) a = [] { return 1; }();
        -      struct S { int x; }; auto S::*a = &S::x;
        -      decltype(auto) a() { return [] {}; }
    "#]]
    .assert_eq(&table(programs));
}

#[test]
fn objects_without_initialiser() {
    let programs = "
        struct U { int n; }; struct N { U u; } a;
        struct U { int n; }; struct N { U u[3]; U *p; }; N a;
        struct U { int n = 1; }; struct N { U u; } a;
        struct U { int n; }; struct N : U { } a;
        struct U { U(); int n; }; struct N { U u; } a;
        struct U { virtual int f(); int n; }; struct N : U { } a;
        struct U { ~U(); int n; }; struct N { U u; } a;
        struct U { ~U(); int n; }; U a;
        struct U { U() = default; int n; }; U a;
        struct U { U() = default; U(int); int n; }; U a;
        union U { int n; float f = 1; }; U a;
        struct U { int n; }; struct V : U { U u; }; struct N { V u; } a;
        struct U { const int &r; U(int); }; struct V { U u = 1; }; V a;
        struct U { int n; }; struct V : virtual U { }; V a;
        struct U { int n; }; U a{};
        struct U { int n; }; U a[2];
        template <class T> struct U { T n; }; U<int> a;
        template <class T> struct U { T n; U(); }; U<int> a;
        template <class T> struct U { T n; }; struct V { U<int> n; }; V a;
        template <class T> struct U { T n; }; struct W { W(); }; struct V { U<W> n; }; V a;
        struct U { union { int a; float b; }; struct { int c; } d; }; U a;
        struct E; enum class Q { x }; struct U { Q q; E *e; int (*f)(int); int U::*m; bool b : 1; }; U a;
        struct U { U(const U &); U() = default; }; U a;
        struct U { constexpr U() : n(1) {} int n; }; U a;
        struct U { mutable int n; static int s; static const int t = 4; }; U a;
        struct U { int &f() { return n; } template <class T> void g(); friend void h(U); typedef int t; enum { v }; int n; }; U a;";
    expect_test::expect![[r#"
        -      struct U { int n; }; struct N { U u; } a;
        -      struct U { int n; }; struct N { U u[3]; U *p; }; N a;
        a      struct U { int n = 1; }; struct N { U u; } a;
        -      struct U { int n; }; struct N : U { } a;
        a      struct U { U(); int n; }; struct N { U u; } a;
        a      struct U { virtual int f(); int n; }; struct N : U { } a;
        a      struct U { ~U(); int n; }; struct N { U u; } a;
        a      struct U { ~U(); int n; }; U a;
        -      struct U { U() = default; int n; }; U a;
        -      struct U { U() = default; U(int); int n; }; U a;
        a      union U { int n; float f = 1; }; U a;
        -      struct U { int n; }; struct V : U { U u; }; struct N { V u; } a;
        a      struct U { const int &r; U(int); }; struct V { U u = 1; }; V a;
        a      struct U { int n; }; struct V : virtual U { }; V a;
        a      struct U { int n; }; U a{};
        -      struct U { int n; }; U a[2];
        -      template <class T> struct U { T n; }; U<int> a;
        a      template <class T> struct U { T n; U(); }; U<int> a;
        -      template <class T> struct U { T n; }; struct V { U<int> n; }; V a;
        a      template <class T> struct U { T n; }; struct W { W(); }; struct V { U<W> n; }; V a;
        -      struct U { union { int a; float b; }; struct { int c; } d; }; U a;
        -      struct E; enum class Q { x }; struct U { Q q; E *e; int (*f)(int); int U::*m; bool b : 1; }; U a;
        -      struct U { U(const U &); U() = default; }; U a;
        a      struct U { constexpr U() : n(1) {} int n; }; U a;
        -      struct U { mutable int n; static int s; static const int t = 4; }; U a;
        -      struct U { int &f() { return n; } template <class T> void g(); friend void h(U); typedef int t; enum { v }; int n; }; U a;
    "#]].assert_eq(&table(programs));
}
