//! Much of the same, one after the other: twice as much takes twice as long.

use super::watch::{unit, watch};
use std::fmt::Write as _;
use std::time::Duration;

/// One kind of repetition: its name, the text before, and each repetition with `$` as its number. What the text before
/// leaves open is closed behind the last one.
type Row = (&'static str, &'static str, &'static str);

const ROWS: &[Row] = &[
    ("functions", "", "void f$(int a, char b) { return; }\n"),
    ("overloads", "template <int> struct A {};\n", "void f(A<$>) {}\n"),
    ("kernels", "", "__attribute__((global)) void k$(int *p, float x) { *p = x; }\n"),
    ("kernel templates", "", "template <class T> __attribute__((global)) void k$(T *p, T x) { *p = x; }\n"),
    ("specialisations", "template <int> struct A;\n", "template <> struct A<$> { int x; };\n"),
    ("launches", "__attribute__((global)) void k(int);\n", "void f$() { k<<<1, 2>>>($); }\n"),
    ("managed variables", "", "__attribute__((managed)) int m$; int f$() { return m$ + 1; }\n"),
    (
        "uses of one managed variable",
        "__attribute__((managed)) int m;\n",
        "int f$() { int x = m; m += x; return m; }\n",
    ),
    (
        "uses of a shadowed name",
        "__attribute__((managed)) int m;\n",
        "int f$(int m) { int x = m; return x + m; }\n",
    ),
    (
        "device variables",
        "",
        "__attribute__((device)) int d$ = $; __attribute__((constant)) char c$[4] = {1, 2};\n",
    ),
    ("classes", "", "struct S$ { S$(); ~S$(); int f() const; static int x; struct T { int y; }; };\n"),
    ("bases", "struct B { int x; };\n", "struct S$ : B { int f() { return x; } };\n"),
    ("namespaces", "", "namespace n$ { int x; void f(); }\n"),
    ("one namespace", "", "namespace n { int x$; void f(char(*)[$ + 1]); }\n"),
    ("unnamed namespaces", "", "namespace { int x$; __attribute__((device)) void f$() {} }\n"),
    ("using-directives", "", "namespace n$ { int y$; } using namespace n$; int x$ = y$;\n"),
    ("typedefs", "", "typedef int T$; T$ f$(T$);\n"),
    ("enumerations", "", "enum E$ { a$, b$ = a$ + 1 };\n"),
    ("friends", "", "struct S$ { friend void f(S$) {} };\n"),
    ("line markers", "", "# $ \"a$.h\" 1 3\nint x$;\n"),
    ("pragmas", "", "#pragma nv_diag_suppress 177\nint x$;\n"),
    ("lambdas", "", "auto l$ = [](int x) { return x + $; };\n"),
    ("diagnostics", "", "__attribute__((device)) __attribute__((launch_bounds(1))) typedef int T$;\n"),
    ("unknown names", "", "void f$() { unknown$ < x > (y$); }\n"),
    ("errors in declarations", "", "int = $;\n"),
    ("strings", "", "const char *s$ = \"text of some length, $\" \"and more\" R\"(raw)\";\n"),
    ("comments", "", "/* $ */ int x$; // $\n"),
    (
        "launches in one body",
        "extern \"C\" int __cudaPushCallConfiguration(int, int, int = 0, void * = 0);\n\
         __attribute__((global)) void k(int);\nvoid f() {\n",
        "k<<<1, 2>>>($); { k<<<1, 2>>>($); }\n",
    ),
    (
        "variables in one body",
        "__attribute__((global)) void k() {\n",
        "__attribute__((shared)) int x$; { __attribute__((shared)) int y$; }\n",
    ),
    ("local classes in one body", "void f() {\n", "struct S$ { __attribute__((device)) void g() {} };\n"),
    ("attributes of one function", "void f();\n", "__attribute__((device)) "),
    ("attributes of one list", "__attribute__((host", ", device"),
    (
        "specialised kernels",
        "template <int N> __attribute__((global)) void k() {}\n",
        "template <> __attribute__((global)) void k<$>() {}\n",
    ),
    (
        "launches in initialisers",
        "extern \"C\" int __cudaPushCallConfiguration(int, int, int = 0, void * = 0);\n\
         __attribute__((global)) void k(int);\n",
        "int x$ = (k<<<1, 2>>>($), 0);\n",
    ),
    (
        "launches in initialisers of one body",
        "extern \"C\" int __cudaPushCallConfiguration(int, int, int = 0, void * = 0);\n\
         __attribute__((global)) void k(int);\nvoid f() {\n",
        "int x$ = (k<<<1, 2>>>($), 0);\n",
    ),
    (
        "names as arguments of launches in one body",
        "extern \"C\" int __cudaPushCallConfiguration(int, int, int = 0, void * = 0);\n\
         struct S;\ntemplate <class T> __attribute__((global)) void k(T) {}\nvoid f(int a) {\n",
        "k<<<1, 2>>>(a); k<S><<<1, 2>>>(a);\n",
    ),
    ("redeclarations", "", "__attribute__((device)) void f(int x);\n"),
    (
        "declarations of one variable",
        "__attribute__((device)) int x;\n",
        "extern __attribute__((device)) int x;\n",
    ),
];

/// Repetitions of the smaller unit.
const COUNT: usize = 10_000;

/// Twice the input may take three times the processor time, which is measured while other tests run, but not four
/// times, which is what is quadratic; the command of `size.rs` measures more exactly.
const FACTOR: u32 = 3;

/// Times below this are not compared.
const SLACK: Duration = Duration::from_millis(150);

fn repeated((name, head, line): Row, count: usize) -> Duration {
    let mut text = head.to_owned();
    for index in 0..count {
        let _ = write!(text, "{}", line.replace('$', &index.to_string()));
    }
    let ends = [("void f();", "void f();\n"), ("__attribute__((host", ")) void f() {}\n")];
    let end = ends.iter().find(|(start, _)| head.starts_with(start)).map_or("", |&(_, end)| end);
    text += if head.ends_with("{\n") { "}\n" } else { end };
    watch(&format!("{count} {name}"), unit("u.ii", text.into_bytes())).used
}

#[test]
fn twice_as_much_takes_twice_as_long() {
    let slow: Vec<String> = ROWS
        .iter()
        .filter_map(|&row| {
            let (once, twice) = (repeated(row, COUNT), repeated(row, 2 * COUNT));
            (twice > once * FACTOR + SLACK).then(|| format!("{}: {once:?}, then {twice:?}", row.0))
        })
        .collect();
    assert!(slow.is_empty(), "{slow:#?}");
}
