//! Constructs that only names decide.

use super::outline;

/// The text of every template-argument list, in order.
fn lists(source: &str) -> Vec<String> {
    let reading = super::reading(source);
    let tokens = &reading.tokens;
    (0..tokens.len() as u32)
        .map(crate::lex::TokenId)
        .filter_map(|token| {
            let close = tokens.angle_partner(token).filter(|close| *close > token)?;
            Some(super::text(&reading, crate::lex::TokenRange::new(token, close.next())))
        })
        .collect()
}

#[test]
fn less_than_needs_names() {
    assert_eq!(lists("const int n = 3; bool b = n < 2, c = n > (1);"), Vec::<String>::new());
    assert_eq!(lists("template<int, int> struct A {}; A<(1 > 2), 3> a;"), ["<int, int>", "<(1 > 2), 3>"]);
    assert_eq!(
        lists("template<class T> struct S {}; template<int N, class U = S<bool>> struct B { S<S<int>> m; };"),
        ["<class T>", "<int N, class U = S<bool>>", "<bool>", "<S<int>>", "<int>"]
    );
}

#[test]
fn a_template_parameter_is_no_template() {
    // `Shape` is a template outside and a parameter inside.
    let source = "template<int...> struct Shape {}; template<class T> struct E {};
        template<int Shape, class = E<int[Shape < 3]>> void f();
        template<class T, bool B = (sizeof(T) < 3), bool C = T::value < 4> void g();
        Shape<1, 2> s;";
    assert_eq!(outline(source).last().unwrap(), "Variable s : Shape<1, 2>");
    assert!(lists(source).contains(&"<1, 2>".to_owned()));
    assert_eq!(outline(source).len(), 5);
}

#[test]
fn members_of_dependent_types_need_the_word_template() {
    let source = "template<class T> struct Q { static constexpr int den = T::x < 2 ? 1 : 2;
        using R = typename T::template rebind<int>::other; using P = typename T::foo<int>::type; };
        template<class A, class B> struct less : E<bool, A::num < B::num> {};";
    assert_eq!(
        lists(source),
        ["<class T>", "<int>", "<int>", "<class A, class B>", "<bool, A::num < B::num>"],
    );
}

#[test]
fn shifts_and_closed_lists() {
    let source = "template<class T, int N = 1> struct V {}; V<V<int>> a; V<int, (8 >> 1)> b; int c = 8 >> 1;
        V<V<V<int>>> d; template<class T> constexpr int size = 1; bool e = size<V<int>> > 3;";
    let found = lists(source);
    assert!(found.contains(&"<V<V<int>>>".to_owned()), "{found:?}");
    assert!(found.contains(&"<V<int>>".to_owned()));
    assert_eq!(outline(source).last().unwrap(), "Variable e : bool = size<V<int>> > 3");
}

#[test]
fn a_name_in_parentheses_is_a_parameter_when_it_is_a_type() {
    let source = "struct C { C(int); }; typedef int Number; int value;
        C a(7); C b(value); C c(Number); C d(Number(value)); C e(Number{3}); C f(-1), g(&value), h(); C i(value + 1);
        int (j)(int); C k(Number x, int = 3); C l((1)); template<class T> T m(T); C n(C(*)(int));";
    assert_eq!(
        outline(source)[4..],
        [
            "Variable a : C (7)",
            "Variable b : C (value)",
            "Function c(Number) -> C",
            "Function d(Number(value)) -> C",
            "Variable e : C (Number{3})",
            "Variable f : C (-1)",
            "Variable g : C (&value)",
            "Function h() -> C",
            "Variable i : C (value + 1)",
            "Function j(int) -> int",
            "Function k(Number x; int = 3) -> C",
            "Variable l : C ((1))",
            "Template Function m(T) -> T",
            "Function n(C(*)(int)) -> C",
        ]
    );
}

#[test]
fn locals_end_with_their_declaration() {
    // A parameter named like a template hides it only in its own declaration.
    let source = "template<class T, int N> struct array {}; int f(int array) noexcept(array < 3);
        template<class array> void g(array); array<int, 3> a;";
    assert_eq!(outline(source).last().unwrap(), "Variable a : array<int, 3>");
}
