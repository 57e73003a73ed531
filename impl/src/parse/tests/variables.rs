//! Variables.

use super::{outline, reading, text};
use crate::tree::{Initializer, Shape};

#[test]
fn declarators_and_initialisers() {
    let source = "int a = 1, b[2] = {1, 2}, *p, c{4}; int t[] = {1, 2}; char u[][2] = {{1, 2}, {3}}; const int *q = nullptr, *const r = 0;
        extern int e; float f = x < y, g = F<1, 2>::v; int h = m[0], i = (1, 2); auto l = [](int a, int b) { return a < b; };";
    assert_eq!(
        outline(source),
        [
            "Variable a : int = 1",
            "Variable b[2] : int = {1, 2}",
            "Variable *p : int",
            "Variable c : int {4}",
            "Variable t[] : int = {1, 2}",
            "Variable u[][2] : char = {{1, 2}, {3}}",
            "Variable *q : const int = nullptr",
            "Variable *const r : const int = 0",
            "Variable e : int",
            "Variable f : float = x < y",
            "Variable g : float = F<1, 2>::v",
            "Variable h : int = m[0]",
            "Variable i : int = (1, 2)",
            "Variable l : auto = [](int a, int b) { return a < b; }",
        ]
    );
}

#[test]
fn constness_is_of_the_variable_itself() {
    let source = "const int a = 1; const int *b; int *const c = 0; const int d[2] = {}; const int &e = a; const int *const f = 0; const T *g[3];";
    let reading = reading(source);
    let found: Vec<_> =
        reading.tree.variables.iter().map(|variable| (variable.shape, variable.is_const)).collect();
    use Shape::*;
    assert_eq!(
        found,
        [
            (Plain, true),
            (Pointer, false),
            (Pointer, true),
            (Array, true),
            (LvalueReference, false),
            (Pointer, true),
            (Array, false)
        ]
    );
}

#[test]
fn bounds_are_per_declarator() {
    let source = "int a[3][N + 1], b, c[], (*d)[4];";
    let reading = reading(source);
    let found: Vec<_> = (reading.tree.variables.iter())
        .map(|variable| {
            let bounds = variable.bounds.of(&reading.tree.bounds).iter();
            bounds.map(|bound| format!("[{}]", text(&reading, *bound))).collect::<String>()
        })
        .collect();
    assert_eq!(found, ["[3][N + 1]", "", "[]", "[4]"]);
    assert_eq!(reading.tree.variables[3].shape, Shape::Pointer);
}

#[test]
fn an_initialiser_ends_at_its_comma() {
    let source =
        "template<class A, class B> int f(); int a = f<int, int>(), b = f<int, int>() < 3, c(f<int, int>());";
    let reading = reading(source);
    assert_eq!(reading.tree.variables.len(), 3);
    let Initializer::Parens(range) = reading.tree.variables[2].initializer else { panic!() };
    assert_eq!(text(&reading, range), "(f<int, int>())");
}

/// The outline of declarations that only [dcl.ambig.res] tells apart, after some of their names.
fn told_apart(source: &str) -> Vec<String> {
    let names = "struct A {}; struct O {}; using T = int; int n, m; int g(int); template<class> struct V {};";
    let all = outline(&format!("{names} {source}"));
    all[outline(names).len()..].to_vec()
}

#[test]
fn a_list_with_an_expression_is_an_initialiser() {
    for source in [
        "A a(int(n), 1);",
        "A a(T(n), int(m), 1);",
        "A a(int(n), g(1));",
        "A a(O(n), n.f());",
        "A a(int(n), T(m) + 1);",
        "A a(T(n)(m));",
        "A a(T(*n + 1));",
        "A a(T(n + m), T(n));",
        "A a(T(n, m));",
        "A a(T(V<A>()).x, int(n));",
        "A a(int(n), [] { return 1; }());",
        "A a((int(n)), int(m));",
        "A a(int(n), nullptr);",
        "A a(typename V<A>::X(n), 1);",
        "A a(decltype(n)(m), sizeof(n));",
        "A a(int(n), V<A>{});",
        "A a(unsigned(n), unsigned{1});",
        "A a(T(&n), n);",
        "A a(A(A(n)), n);",
        "A a(A(int(n), 1));",
        "int (*a)(T(n), 0);",
    ] {
        let found = told_apart(source);
        assert!(found.len() == 1 && found[0].starts_with("Variable"), "{source}: {found:?}");
    }
}

#[test]
fn a_list_of_parameters_alone_declares_a_function() {
    for source in [
        "A a(int(n));",
        "A a(int(n), T(m));",
        "A a(T(n), int);",
        "A a(int(n), ...);",
        "A a(int(n)...);",
        "A a(T(n)[3], int(&m));",
        "A a(T());",
        "A a(T(), A(*f)(int));",
        "A a(T(T));",
        "A a(T(A, int), A(O));",
        "A a(int((n)));",
        "A a(T(n) = 3, int(m) = g(1));",
        "A a(int(n), V<A>(m));",
        "A a(V<A>);",
        "A a(int A::*p);",
        "A a(typename V<A>::X(n));",
        "A a(decltype(n)(m));",
        "A a(int(A::*p));",
        "A a(int(n), const T &m);",
        "A a(T(n)(int));",
    ] {
        let found = told_apart(source);
        assert!(found.len() == 1 && found[0].starts_with("Function"), "{source}: {found:?}");
    }
}

#[test]
fn variable_templates_have_initialisers() {
    for (source, is_function) in [
        ("template<class U> constexpr U a(3);", false),
        ("template<class U> U a(U(1), 2);", false),
        ("template<class U> U a(U(x), int(y));", true),
        ("template<class U> U a(U);", true),
        ("template<std::Concept... U> A a(U...);", true),
        ("template<std::Concept U> A a(U);", true),
        ("template<class U> U a(typename U::X);", true),
        ("template<> int V<A>::a(int(n), 1);", false),
        ("template<> int V<A>::a(int(n));", true),
    ] {
        let found = told_apart(source);
        assert_eq!(found.len() == 1 && found[0].contains("Function"), is_function, "{source}: {found:?}");
    }
}
