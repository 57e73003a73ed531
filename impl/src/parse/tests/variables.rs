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
