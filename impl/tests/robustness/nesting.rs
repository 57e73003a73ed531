//! Deep nesting of everything that nests.

use super::watch::{unit, watch};
use cufe::read::{ReadOptions, read};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};

/// As deep as the released tool is known to go.
const DEPTH: usize = 100_000;

/// One way of nesting: its name, and a program of that depth.
type Shape = (&'static str, fn(usize) -> String);

fn around(open: &str, inner: &str, close: &str, depth: usize) -> String {
    format!("{}{inner}{}", open.repeat(depth), close.repeat(depth))
}

/// `head`, then `link` with `$0` the number of each and `$1` the number before it.
fn chain(head: &str, link: &str, length: usize) -> String {
    let mut text = head.to_owned();
    for index in 1..=length {
        let _ = writeln!(
            text,
            "{}",
            link.replace("$0", &index.to_string()).replace("$1", &(index - 1).to_string())
        );
    }
    text
}

const SHAPES: &[Shape] = &[
    // Brackets.
    ("parentheses", |n| format!("int x = {};\n", around("(", "1", ")", n))),
    ("subscripts", |n| format!("int a[1], x = {};\n", around("a[", "0", "]", n))),
    ("calls", |n| format!("int f(int); int x = {};\n", around("f(", "0", ")", n))),
    ("braces", |n| format!("struct S; S x = {};\n", around("{", "0", "}", n))),
    ("blocks", |n| format!("void f() {};\n", around("{", "", "}", n))),
    ("device blocks", |n| format!("__attribute__((device)) void f() {{ {} }}\n", around("{", "", "}", n))),
    ("host device blocks", |n| {
        format!("__attribute__((host)) __attribute__((device)) void f() {{ {} }}\n", around("{", "", "}", n))
    }),
    ("template arguments", |n| format!("template <class> struct V; {} *v;\n", around("V<", "int", ">", n))),
    ("template arguments in a body", |n| {
        format!("template <class> struct V; void f() {{ {} *v; }}\n", around("V<", "int", ">", n))
    }),
    ("value template arguments", |n| {
        format!(
            "template <int> struct V {{ static const int v = 0; }}; int x = {};\n",
            around("V<", "0", ">::v", n)
        )
    }),
    ("casts", |n| format!("int x = {}1;\n", "(int)".repeat(n))),
    ("functional casts", |n| format!("int x = {};\n", around("int(", "1", ")", n))),
    ("static casts", |n| format!("int x = {};\n", around("static_cast<int>(", "1", ")", n))),
    ("sizeof", |n| format!("int x = {};\n", around("sizeof(", "1", ")", n))),
    ("decltype", |n| format!("{} x;\n", around("decltype(", "1", ")", n))),
    ("statement expressions", |n| format!("void f() {{ int x = {}; }}\n", around("({ ", "1", "; })", n))),
    ("launch arguments", |n| format!("void g() {{ {}; }}\n", around("k<<<1, 1>>>(", "1", ")", n))),
    ("launch configurations", |n| format!("void g() {{ {}; }}\n", around("k<<<1, ", "1", ">>>()", n))),
    ("launches in parentheses", |n| format!("void g() {{ {}; }}\n", around("(", "k<<<1, 1>>>()", ")", n))),
    // Operators.
    ("minus", |n| format!("int x = {}1;\n", "- ".repeat(n))),
    ("not", |n| format!("int x = {}1;\n", "!".repeat(n))),
    ("increments", |n| format!("void f(int x) {{ {}x; }}\n", "++".repeat(n))),
    ("indirections", |n| format!("void f(int x) {{ {}x; }}\n", "*".repeat(n))),
    ("sums", |n| format!("int x = 1{};\n", "+1".repeat(n))),
    ("commas", |n| format!("void f() {{ 1{}; }}\n", ",1".repeat(n))),
    ("conjunctions", |n| format!("bool x = 1{};\n", "&&1".repeat(n))),
    ("shifts", |n| format!("int x = 1{};\n", ">>1".repeat(n))),
    ("comparisons", |n| format!("bool x = 1{};\n", "<1".repeat(n))),
    ("comparisons of names", |n| format!("void f(int a) {{ a{}; }}\n", "<a".repeat(n))),
    ("comparisons of unknown names", |n| format!("bool x = a{};\n", "<a".repeat(n))),
    ("assignments", |n| format!("void f(int x) {{ {}1; }}\n", "x = ".repeat(n))),
    ("conditionals to the right", |n| format!("int x = {}1;\n", "1 ? 1 : ".repeat(n))),
    ("conditionals in the middle", |n| format!("int x = {};\n", around("1 ? ", "1", " : 1", n))),
    ("member accesses", |n| format!("void f() {{ a{}; }}\n", ".a".repeat(n))),
    ("arrows", |n| format!("void f() {{ a{}; }}\n", "->a".repeat(n))),
    ("qualifiers", |n| format!("void f() {{ {}a; }}\n", "a::".repeat(n))),
    ("qualifiers of a type", |n| format!("struct a; {}b *p;\n", "a::".repeat(n))),
    ("new", |n| format!("void f() {{ {}int; }}\n", "new ".repeat(n))),
    ("throws", |n| format!("void f() {{ {}1; }}\n", "throw ".repeat(n))),
    // Declarators.
    ("pointers", |n| format!("int {}p;\n", "*".repeat(n))),
    ("constant pointers", |n| format!("int {}p;\n", "*const ".repeat(n))),
    ("arrays", |n| format!("int a{};\n", "[1]".repeat(n))),
    ("wrapped declarators", |n| format!("int {};\n", around("(", "x", ")", n))),
    ("pointers to arrays", |n| format!("int {};\n", around("(*", "x", ")[1]", n))),
    ("functions that return functions", |n| format!("int {};\n", around("(*", "f()", ")()", n))),
    ("parameters that are functions", |n| format!("void f({});\n", around("void (*)(", "int", ")", n))),
    ("parameters of a kernel", |n| {
        format!("__attribute__((global)) void k({}) {{}}\n", around("void (*)(", "int", ")", n))
    }),
    ("trailing returns", |n| format!("auto f() {}-> int;\n", "-> auto (*)() ".repeat(n))),
    ("member pointers", |n| format!("struct S; int {}p;\n", "S::*".repeat(n))),
    ("default arguments", |n| {
        format!("int f(int); void g({});\n", around("int = sizeof(int (*)(", "int", "))", n))
    }),
    ("exception specifications", |n| {
        format!("void f() {};\n", around("noexcept(sizeof(void (*)() ", "", "))", n))
    }),
    ("array bounds", |n| format!("int x{};\n", around("[sizeof(int", "", ")]", n))),
    // Declarations.
    ("classes", |n| format!("{}\n", around("struct S {", "int x;", "};", n))),
    ("classes of different names", |n| {
        let heads = chain("", "struct S$0 {", n);
        format!("{heads} int x; {}\n", "};".repeat(n))
    }),
    ("class templates", |n| format!("{}\n", around("template <class T> struct S {", "T x;", "};", n))),
    ("namespaces", |n| format!("{}\n", around("namespace n {", "int x;", "}", n))),
    ("namespaces at once", |n| format!("namespace n{} {{}}\n", "::n".repeat(n - 1))),
    ("unnamed namespaces", |n| format!("{}\n", around("namespace {", "int x;", "}", n))),
    ("inline namespaces", |n| format!("{}\nint y = x;\n", around("inline namespace n {", "int x;", "}", n))),
    ("linkage specifications", |n| format!("{}\n", around("extern \"C\" {", "int x;", "}", n))),
    ("linkages without braces", |n| format!("{} int x;\n", "extern \"C\"".repeat(n))),
    ("extensions", |n| format!("{}int x;\n", "__extension__ ".repeat(n))),
    ("template template parameters", |n| {
        format!("template <{}, class T> void f();\n", around("template <", "class T", "> class U", n))
    }),
    ("template headers", |n| format!("{}void f();\n", "template <class> ".repeat(n))),
    ("explicit specialisations", |n| format!("{}void f();\n", "template <> ".repeat(n))),
    ("constraints", |n| format!("template <class T> requires {} void f();\n", around("(", "true", ")", n))),
    ("requirements", |n| {
        format!("constexpr bool b = {};\n", around("requires { requires ", "true", "; }", n))
    }),
    ("attributes", |n| format!("{} int x;\n", "__attribute__((unused)) ".repeat(n))),
    ("attributes in one", |n| format!("__attribute__(({}device)) int x;\n", "unused, ".repeat(n))),
    ("annotations", |n| format!("{} void f();\n", "__attribute__((device)) ".repeat(n))),
    ("nested attribute arguments", |n| format!("__attribute__((x{})) int y;\n", around("(", "1", ")", n))),
    ("specifiers", |n| format!("{} int x;\n", "const ".repeat(n))),
    ("enumerations in casts", |n| format!("enum {{ e = {} }};\n", around("(int)(", "1", ")", n))),
    // Statements.
    ("if", |n| format!("void f() {{ {}; }}\n", "if (1) ".repeat(n))),
    ("if with braces", |n| format!("void f() {{ {} }}\n", around("if (1) {", "", "}", n))),
    ("else if", |n| format!("void f() {{ {}; }}\n", "if (1) ; else ".repeat(n))),
    ("while", |n| format!("void f() {{ {}; }}\n", "while (1) ".repeat(n))),
    ("for", |n| format!("void f() {{ {}; }}\n", "for (;;) ".repeat(n))),
    ("do", |n| format!("void f() {{ {} }}\n", around("do ", ";", " while (1);", n))),
    ("switch", |n| format!("void f() {{ {}; }}\n", "switch (1) case 1: ".repeat(n))),
    ("labels", |n| format!("void f() {{ {}; }}\n", "a: ".repeat(n))),
    ("try", |n| format!("void f() {{ {} }}\n", around("try {", "", "} catch (...) {}", n))),
    ("launch under if", |n| format!("void f() {{ {}k<<<1, 1>>>(); }}\n", "if (1) ".repeat(n))),
    ("managed use in parentheses", |n| {
        format!("__attribute__((managed)) int m; int f() {{ return {}; }}\n", around("(", "m", ")", n))
    }),
    ("managed use in blocks", |n| {
        format!("__attribute__((managed)) int m; void f() {};\n", around("{", "m = 1;", "}", n))
    }),
    // Lambdas and local things.
    ("lambdas", |n| format!("auto l = {};\n", around("[] { return ", "1", "; }", n))),
    ("lambdas in a body", |n| format!("void f() {{ {} }}\n", around("[] {", "", "}();", n))),
    ("captures", |n| format!("void f() {{ auto l = {}; }}\n", around("[x = ", "1", "] { return x; }", n))),
    ("lambda parameters", |n| format!("auto l = {};\n", around("[](int x = ", "1", ") { return x; }()", n))),
    ("local classes", |n| format!("void f() {{ {} }}\n", around("struct S { void g() {", "", "} };", n))),
    ("launches in lambdas", |n| format!("void f() {{ {} }}\n", around("[] {", "k<<<1, 1>>>();", "}();", n))),
    ("managed use in lambdas", |n| {
        format!("__attribute__((managed)) int m; void f() {{ {} }}\n", around("[] {", "m = 1;", "}();", n))
    }),
    // Chains of names.
    ("typedef chain", |n| {
        chain("typedef int T0;\n", "typedef T$1 T$0;", n) + &format!("void f(T{n}); void f(int) {{}}\n")
    }),
    ("alias chain", |n| {
        chain("using T0 = int;\n", "using T$0 = T$1;", n) + &format!("void f(T{n}); void f(int) {{}}\n")
    }),
    ("pointer alias chain", |n| {
        chain("using T0 = int;\n", "using T$0 = T$1 *;", n) + &format!("void f(T{n}); void f(int) {{}}\n")
    }),
    ("alias to itself", |n| format!("using T = T;\nvoid f({}T);\n", "T, ".repeat(n))),
    ("class chain", |n| {
        chain("struct S0 { static int x; };\n", "struct S$0 : S$1 {};", n) + &format!("int *p = &S{n}::x;\n")
    }),
    ("member alias chain", |n| {
        chain("struct S0 { using T = int; };\n", "struct S$0 { using T = S$1::T; };", n)
            + &format!("void f(S{n}::T); void f(int) {{}}\n")
    }),
    ("template chain", |n| {
        chain(
            "template <class T> struct S0 { using U = T; };\n",
            "template <class T> struct S$0 : S$1<T> {};",
            n,
        ) + &format!("void f(S{n}<int>::U);\n")
    }),
    ("namespace alias chain", |n| {
        chain("namespace n0 { int x; }\n", "namespace n$0 = n$1;", n) + &format!("int y = n{n}::x;\n")
    }),
    ("using-directive chain", |n| {
        chain("namespace n0 { int x; }\n", "namespace n$0 { using namespace n$1; }", n)
            + &format!("int y = n{n}::x;\n")
    }),
    ("using-declaration chain", |n| {
        chain("namespace n0 { int x; }\n", "namespace n$0 { using n$1::x; }", n)
            + &format!("int y = n{n}::x;\n")
    }),
    ("kernel with a chained parameter type", |n| {
        chain("typedef int T0;\n", "typedef T$1 T$0;", n)
            + &format!("__attribute__((global)) void k(T{n}) {{}} void f() {{ k<<<1, 1>>>(1); }}\n")
    }),
    ("managed variable of a chained type", |n| {
        chain("typedef int T0;\n", "typedef T$1 T$0;", n)
            + &format!("__attribute__((managed)) T{n} m; int f() {{ return m; }}\n")
    }),
];

/// What the launches need.
const LAUNCHED: &str =
    "__attribute__((global)) void k(); extern \"C\" unsigned __cudaPushCallConfiguration(int, int);\n";

/// What is refused, and with what words: declarations that nest deeper than [`cufe::limits::DEEPEST_NESTING`], uses
/// that have to be rewritten so deep in a body, unnamed namespaces.
const REFUSED: &[(&str, &str)] = &[
    ("wrapped declarators", "DEEPEST_NESTING"),
    ("pointers to arrays", "DEEPEST_NESTING"),
    ("functions that return functions", "DEEPEST_NESTING"),
    ("trailing returns", "DEEPEST_NESTING"),
    ("classes", "DEEPEST_NESTING"),
    ("classes of different names", "DEEPEST_NESTING"),
    ("class templates", "DEEPEST_NESTING"),
    ("template template parameters", "DEEPEST_NESTING"),
    ("constraints", "DEEPEST_NESTING"),
    ("managed use in parentheses", "could not be read (too-deep)"),
    ("managed use in blocks", "could not be read (too-deep)"),
    ("managed use in lambdas", "could not be read (too-deep)"),
    ("unnamed namespaces", "UNNAMED_NAMESPACES"),
];

/// What takes time that is quadratic in the depth, and so is tried [`LESS`] deep only.
const QUADRATIC: &[&str] = &["launch arguments", "launch configurations", "annotations"];

/// The depth of what is quadratic.
const LESS: usize = 4_000;

/// No C++ at all, or not in this form: whatever is said about it, it is said soon.
const NO_PROGRAMS: &[&str] = &["linkages without braces", "launch arguments", "launch configurations"];

fn judge((name, text): Shape) {
    let depth = if QUADRATIC.contains(&name) { LESS } else { DEPTH };
    let text = [LAUNCHED, &text(depth)].concat().into_bytes();
    let observation = watch(name, unit("u.ii", text.clone())).observation;
    if NO_PROGRAMS.contains(&name) {
        return;
    }
    let said: Vec<&str> = observation.diagnostics.iter().map(|said| said.text.as_str()).collect();
    if let Some((_, words)) = REFUSED.iter().find(|(refused, _)| *refused == name) {
        assert_ne!(observation.exit, 0, "{name}");
        assert!(said.iter().any(|said| said.contains(words)), "{name}: {said:?}");
        return;
    }
    assert_eq!(observation.exit, 0, "{name}: {said:?}");
    let reading = read(text, &ReadOptions::default()).unwrap();
    assert_eq!(reading.tree.unparsed, [], "{name}");
}

/// What is refused a hundred thousand deep is read as deep as anybody writes it.
#[test]
fn below_the_limit_everything_is_read() {
    for &(name, text) in SHAPES.iter().filter(|(name, _)| REFUSED.iter().any(|(refused, _)| refused == name))
    {
        let text = [LAUNCHED, &text(900)].concat();
        let observation = watch(name, unit("u.ii", text.clone().into_bytes())).observation;
        assert_eq!(observation.exit, 0, "{name}: {:?}", observation.diagnostics);
        let options = ReadOptions { standard: 20, ..ReadOptions::default() };
        let reading = read(text.into_bytes(), &options).unwrap();
        assert_eq!(reading.tree.unparsed, [], "{name}");
    }
}

#[test]
fn everything_nests_a_hundred_thousand_deep_or_has_a_limit() {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&shape) = SHAPES.get(next.fetch_add(1, Ordering::Relaxed)) {
                    judge(shape);
                }
            });
        }
    });
}
