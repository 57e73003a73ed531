//! Text that does not fit.

use super::{outline, reading, reading_in, text};
use crate::read::{ReadErrorKind, ReadOptions, read};

#[test]
fn reading_resumes_behind_the_next_semicolon_or_body() {
    let source = "int a; int = 3; int b; foo bar baz qux; void f() {} struct A { int x; 7; int y; }; template<class T void g(); int c; } ";
    let error = read(source.as_bytes().to_vec(), &ReadOptions::default()).unwrap_err();
    assert_eq!(error.kind, ReadErrorKind::UnopenedBracket);
    assert_eq!(
        outline(&source[..source.len() - 2]),
        [
            "Variable a : int",
            "Unparsed expected-declarator at =",
            "Variable b : int",
            "Variable bar : foo",
            "Unparsed expected-token at baz",
            "Function f() -> void {}",
            "Struct A {}",
            "Variable x : int",
            "Unparsed expected-declarator at 7",
            "Variable y : int",
            "Class T",
            "Unparsed unclosed-angle at ;",
            "Variable c : int",
        ]
    );
}

#[test]
fn planted_errors_are_all_counted() {
    for wrong in [
        "int;;x y z;",
        "class {",
        "= 4;",
        "void f(int, ) ) {}",
        "operator;",
        "template<> ;",
        "struct A : {};",
    ] {
        let balanced = wrong.replace("{", "{}").replace("{}}", "{}").replace(") )", ")");
        let source = format!("int before; {balanced} ; int after;");
        let reading = reading(&source);
        let last = reading.tree.variables.last().expect("the last declaration is read");
        assert_eq!(reading.tokens.name(last.name_token.unwrap()), "after", "{source}");
    }
}

#[test]
fn what_does_not_close_is_an_error_with_a_place() {
    let check = |text: &str, kind, line, column| {
        let error = read(text.as_bytes().to_vec(), &ReadOptions::default()).unwrap_err();
        assert_eq!((error.kind, error.place.1, error.place.2), (kind, line, column), "{text}");
    };
    check("int a;\n  /* open", ReadErrorKind::UnterminatedComment, 2, 3);
    check("int a;\nchar *s = \"open\n;", ReadErrorKind::UnterminatedLiteral, 2, 11);
    check("char c = 'x\n';", ReadErrorKind::UnterminatedLiteral, 1, 10);
    check("auto r = R\"x(open)\";", ReadErrorKind::UnterminatedLiteral, 1, 10);
    check("void f() {\n  g(;\n}", ReadErrorKind::UnclosedBracket, 2, 4);
    check("# 7 \"a.cu\"\nvoid f() { {\n}", ReadErrorKind::UnclosedBracket, 7, 10);
    check("int a; )", ReadErrorKind::UnopenedBracket, 1, 8);
}

#[test]
fn nesting_has_no_limit_or_a_named_one() {
    let deep = 100_000;
    let parens = format!("int x = {}1{};", "(".repeat(deep), ")".repeat(deep));
    assert!(reading(&parens).tree.unparsed.is_empty());
    let blocks = format!("void f() {}{}", "{".repeat(deep), "}".repeat(deep));
    assert!(reading(&blocks).tree.unparsed.is_empty());
    let namespaces = format!("{}{}", "namespace a {".repeat(20_000), "}".repeat(20_000));
    assert!(reading(&namespaces).tree.unparsed.is_empty());
    let angles = format!("template<class T> struct A {{}}; {}int{} x;", "A<".repeat(deep), ">".repeat(deep));
    assert!(reading(&angles).tree.unparsed.is_empty());
    let pointers = format!("int {}p;", "*".repeat(deep));
    assert!(reading(&pointers).tree.unparsed.is_empty());
    let operators = format!("int x = {}1;", "1+-".repeat(deep));
    assert!(reading(&operators).tree.unparsed.is_empty());
    let comparisons = format!("int x = {}1;", "a<".repeat(deep));
    assert_eq!(reading(&comparisons).tree.variables.len(), 1);

    // Declarators, classes, headers nest by recursion: deeper than any stack, and then a named limit.
    for (source, is_read) in [
        (format!("int {}p{};", "(".repeat(deep), ")".repeat(deep)), false),
        (format!("int {}p{};", "(".repeat(5_000), ")".repeat(5_000)), true),
        (format!("{}{}", "struct A {".repeat(5_000), "};".repeat(5_000)), true),
        (format!("{}{}", "struct A {".repeat(9_000), "};".repeat(9_000)), false),
        (format!("{} int f();", "extern \"C\" ".repeat(deep)), false),
        (format!("{}class{} T> void f();", "template<".repeat(5_000), "> class".repeat(4_999)), true),
        (
            format!(
                "template<class T> concept C = true; template<class T> requires {}C<T> void f();",
                "!".repeat(deep)
            ),
            false,
        ),
        (format!("void f({}int{});", "int (".repeat(deep), ")".repeat(deep)), true),
        (format!("auto f() {};", "-> auto () ".repeat(deep)), false),
        (format!("using A = {}int{};", "int (*)(".repeat(deep), ")".repeat(deep)), true),
    ] {
        let result =
            read(source.as_bytes().to_vec(), &ReadOptions { standard: 20, ..ReadOptions::default() });
        let unparsed = result.map(|reading| reading.tree.unparsed).map_err(|error| error.kind);
        let expected = if is_read { Ok(Vec::new()) } else { Err(ReadErrorKind::TooDeep) };
        assert_eq!(unparsed, expected, "{}", &source[..60]);
    }
}

#[test]
fn standards_have_their_own_keywords() {
    let source = "int requires, concept = 3; template<class T> void char8_t(T);";
    assert!(reading_in(17, source).tree.unparsed.is_empty());
    assert!(!reading_in(20, source).tree.unparsed.is_empty());
}

#[test]
fn a_missing_semicolon_costs_no_namespace() {
    for (source, lost) in [
        ("struct s { int a; } namespace n { int b; } int c;", "struct s { int a; }"),
        ("enum e { a } inline namespace n { int b; } int c;", "enum e { a }"),
        ("int a = {} extern \"C\" { int b; } int c;", "int a = {}"),
        (
            "struct s { int a; } x namespace n { int b; } int c;",
            "struct s { int a; } x namespace n { int b; }",
        ),
    ] {
        let reading = reading(source);
        let regions = reading.tree.unparsed.iter().map(|region| text(&reading, region.range));
        assert_eq!(regions.collect::<Vec<_>>(), [lost], "{source}");
    }
}
