//! Outside of Core CUDA there is an answer of its own with a place, and never a panic.

mod asking;

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

fn outside(program: &str) -> String {
    match cufe_oracle::observe(&asking::unit(program, Dialect::REFERENCE, Pass::Host)) {
        Answer::NotCore { place, what } => format!("{}:{}: {what}", place.file, place.line),
        Answer::Observed(_) => panic!("this is read: {program}"),
    }
}

#[test]
fn what_the_grammar_does_not_hold() {
    let programs = [
        "asm goto(\"nop\");",
        "#define X 1",
        "auto l = []<class T>(T) {};",
        "template <class T> requires true void f(T);",
        "void f() { g(1); }",
        "int x = ({ 1; });",
        "typedef void F(); F f;",
        "int f(int; {",
        "void f() {",
        "\"unterminated",
        "/* unterminated",
        "__attribute__((device, unused)) void f();",
        "namespace __attribute__((visibility(\"hidden\"))) n { }",
        "extern \"Fortran\" void f();",
        "__device__ void f(long); void f(float); void g() { f<<<1, 2>>>(1); }",
        "int \u{1}x;",
        "__device__ void f(int); template <class T> struct A { friend __host__ void f(int); };",
        "template <class T> struct A { friend __device__ void f(T); }; template <class T> struct B { friend void f(T *) {} };",
        "template <class T> struct A { friend __device__ void f(T); friend __host__ void f(T) {} };",
        "int n; template <class T> struct A { friend void f(decltype(n + 1)) {} }; template <class T> struct B { friend void f(decltype(n + 1)) {} };",
    ];
    let mut answers = String::new();
    for program in programs {
        answers += &format!("{}\n    {}\n", program, outside(program));
    }
    expect_test::expect_file!["not-core.txt"].assert_eq(&answers);
}

#[test]
fn deep_and_long_units_are_answered() {
    let deep = 100_000;
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] {
        let program = format!("int x = {}1{};", open.repeat(deep), close.repeat(deep));
        outside(&program);
    }
    outside(&format!("int {} p;", "*".repeat(deep)));
    outside(&format!("int x = {} 1;", "-".repeat(deep)));
    outside(&"namespace n {".repeat(deep));
    outside(&"template <class T> ".repeat(deep));
    outside(&format!("template <class T> struct A {{}}; {} x;", "A<".repeat(deep)));
    let chain = format!("int x = 1{};", "+1".repeat(deep));
    asking::observed(&chain, Dialect::REFERENCE, Pass::Host);
    let doubling: String = (1..60).map(|i| format!("typedef P<A{},A{}> A{i};\n", i - 1, i - 1)).collect();
    outside(&format!("template <class T, class U> struct P {{}}; typedef int A0;\n{doubling}"));
    let ambiguous = format!(
        "template <int N> struct A {{ A(int); }}; int x = {}1{};",
        "A<1>(".repeat(60),
        ")".repeat(60)
    );
    let _ = cufe_oracle::observe(&asking::unit(&ambiguous, Dialect::REFERENCE, Pass::Host));
}

/// A small generator of token soup: whatever it makes is answered.
#[test]
fn token_soup_is_answered() {
    let words = [
        "int",
        "f",
        "x",
        "(",
        ")",
        "{",
        "}",
        "<",
        ">",
        ">>",
        "<<<",
        ">>>",
        "::",
        ",",
        ";",
        "=",
        "*",
        "&",
        "template",
        "class",
        "struct",
        "S",
        "__device__",
        "__global__",
        "__managed__",
        "namespace",
        "using",
        "typename",
        "operator",
        "~",
        "1",
        "\"s\"",
        "...",
        "[",
        "]",
        "friend",
        "static",
        "extern",
        "const",
        "auto",
        "decltype",
        "if",
        "for",
        "return",
        "new",
        "sizeof",
        ".",
        "->",
        "?",
        ":",
        "enum",
        "typedef",
        "\n# 7 \"a.h\" 3\n",
        "\n#pragma unroll\n",
        "__attribute__((host))",
        "alignas",
        "T",
        "dim3",
        "printf",
    ];
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    for round in 0..1500 {
        let mut program = String::new();
        for _ in 0..24 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            program.push_str(words[(state % words.len() as u64) as usize]);
            program.push(' ');
        }
        let pass = Pass::ALL[round % Pass::ALL.len()];
        let _ = cufe_oracle::observe(&asking::unit(&program, Dialect::REFERENCE, pass));
    }
}

#[test]
fn bytes_that_are_no_text() {
    for text in [
        &b"\xff\xfe"[..],
        b"int x\0;",
        b"\xc3(",
        b"#",
        b"# 99999999999 \"f\"",
        b"# 4294967295 \"f\"\n\n\n",
        b"",
    ] {
        let unit = Unit { name: "u".to_owned(), text: text.to_vec(), options: Options::default() };
        let _ = cufe_oracle::observe(&unit);
    }
}
