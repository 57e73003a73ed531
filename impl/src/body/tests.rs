//! Which of the names `m` in a body are left to the scopes outside.

use super::{BodyFault, Locals, NameClass, Outside, uses_in_body};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};
use crate::read::{ReadOptions, read};

/// Outside there are a type `T`, a class template `V`, and `m`.
struct Names<'a>(&'a Tokens);

impl Outside for Names<'_> {
    fn class_of(&self, name: TokenId) -> NameClass {
        match self.0.name(name) {
            "T" => NameClass::Type,
            "V" => NameClass::Template,
            "dependent" => NameClass::Unknown,
            _ => NameClass::Value,
        }
    }

    fn is_hot(&self, name: Symbol) -> bool {
        self.0.symbols.text(name) == "m"
    }
}

fn uses(body: &str) -> Result<String, BodyFault> {
    let text = format!("void f() {{ {body} }}");
    let reading =
        read(text.into_bytes(), &ReadOptions { standard: 20, ..ReadOptions::default() }).expect("balanced");
    let tokens = &reading.tokens;
    let open =
        (0..tokens.end().0).map(TokenId).find(|&at| tokens.kind(at) == Kind::OpenBrace).expect("a body");
    let body = TokenRange::new(open, tokens.partner(open).next());
    let mut found = uses_in_body(tokens, &Names(tokens), Locals::default(), body)?;
    found.sort();
    let marked: Vec<String> = found
        .iter()
        .map(|found| {
            let words = found.range.iter().chain([found.range.end]);
            words
                .map(|at| {
                    String::from_utf8_lossy(tokens.get(at).span().of(&reading.source.text)).into_owned()
                })
                .collect()
        })
        .collect();
    Ok(marked.join(" "))
}

/// Each use is shown with the token behind it, which tells the uses apart.
#[track_caller]
fn check(body: &str, expected: &str) {
    assert_eq!(uses(body).as_deref(), Ok(expected), "{body}");
}

#[test]
fn uses_in_expressions() {
    check("m + 1; f(m, n::m); ::m; return m - 1;", "m+ m, n::m) ::m; m-");
    check("s.m; s->m; s.n::o; m.x; m::x; x.m(m);", "m. m)");
    check("sizeof(m); new T(m); V<m> v; throw m;", "m) m) m> m;");
    check("T{.m = m + 1};", "m+");
    check("goto m; m: m++; case m: break;", "m++ m:");
}

#[test]
fn declarations_hide_from_their_declarator_on() {
    check("m++; int m = m; m--;", "m++");
    check("m++; T m(1); m--;", "m++");
    check("{ T *m; m--; } m++;", "m++");
    check("{ T x, *y = &m, m = 1; m--; } m++;", "m, m++");
    check("{ auto [a, m] = x; m--; } m++;", "m++");
    check("{ V<int> m{m}; } { typedef int m; m x; } { using m = int; m x; } m++;", "m++");
    check("{ int (*m)(int); m(1); } { T (m) = 1; m--; } { struct m {}; m x; } m++;", "m++");
    check("{ enum { m }; m; } { enum class E { m }; m++; } ", "m++");
    check("{ extern int m; m--; } { static const unsigned long m = 1; m--; } m++;", "m++");
}

#[test]
fn products_and_calls_are_no_declarations() {
    check("a * m; m++;", "m; m++");
    check("T * m; m++;", "");
    check("dependent * m; m++;", "m; m++");
    check("x(m); T(m); m++;", "m)");
    check("a < m, m > (1); b = m < 1, m = 2;", "m, m> m< m=");
}

#[test]
fn headed_statements_have_a_scope() {
    check("for (int m = 0; m < 1; ++m) m--; m++;", "m++");
    check("for (T m : m) m--; m++;", "m) m++");
    check("if (int m = 1) m--; else m--; m++;", "m++");
    check("if (T m = 1; m) m--; while (m) m++; do m += 1; while (m);", "m) m++ m+= m)");
    check("switch (int m = m) { case 1: m--; default: m; } m++;", "m++");
    check("try { m++; } catch (T &m) { m--; }", "m++");
    check("for (auto [m, n] : m) m--;", "m)");
}

#[test]
fn lambdas_have_parameters_and_captures() {
    check("auto l = [](int m) { return m; }; m++;", "m++");
    check("[m = m + 1](int x) { return m; }(m);", "m+ m)");
    check("[&](auto x) -> decltype(m) { return m; };", "m) m;");
    check("[=]<class m>(m x) { return m(x); }; m++;", "m++");
    check("f([](int a = m) noexcept(m) { int m; m--; });", "m) m)");
    check("int a[2]; a[m]; int b[m]; delete[] m;", "m] m] m;");
}

#[test]
fn local_classes_hide_in_all_their_members() {
    check("struct L { int f() { return m; } int m; int g(int q = m) { return m; } }; m++;", "m++");
    check(
        "struct L { int f(int m) { return m; } int h() const { return m + n; } int n = m; }; m++;",
        "m+ m; m++",
    );
    check("struct L : V<m> { L() : x(m) { m++; } T x; };", "m> m) m++");
}

#[test]
fn using_declarations_name_and_do_not_use() {
    check("using n::m; m++; { int m; m--; }", "m++");
    check("using namespace n; m++; n::m--; using typename n::x, n::m; m--;", "m++ n::m-- m--");
}

#[test]
fn too_deep_blocks_are_a_fault() {
    let deep = "{".repeat(5000) + "m;" + &"}".repeat(5000);
    assert!(matches!(uses(&deep), Err(BodyFault::TooDeep(_))));
    let parens = "(".repeat(100_000) + "m" + &")".repeat(100_000) + ";";
    assert_eq!(uses(&parens).as_deref(), Ok("m)"));
}
