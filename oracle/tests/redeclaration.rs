//! The redeclaration matrix as programs: every existing space against every applied one, in the forms in which a function
//! can be declared again, against the document's matrix typed by hand and against the same keywords in one declaration.

mod asking;

use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;

const SPACES: [(&str, &str); 5] = [
    ("none", ""),
    ("H", "__host__"),
    ("D", "__device__"),
    ("G", "__global__"),
    ("HD", "__host__ __device__"),
];

/// execution-spaces, "Complete Redeclaration Matrix": rows are the existing space, columns the applied keyword; the byte
/// after, or 0 for error 3481. Not in relaxed mode.
const MATRIX: [(&str, [u8; 3]); 5] = [
    ("none", [0x15, 0x23, 0xE1]),
    ("H", [0x15, 0x37, 0]),
    ("D", [0x37, 0x23, 0]),
    ("G", [0, 0, 0xE1]),
    ("HD", [0x37, 0x37, 0]),
];

#[test]
fn the_documents_matrix() {
    for (existing, row) in MATRIX {
        let words = SPACES.iter().find(|(name, _)| *name == existing).unwrap().1;
        for (keyword, expected) in ["__host__", "__device__", "__global__"].into_iter().zip(row) {
            for program in [
                format!("{words} void f();\n{keyword} void f();"),
                format!("{words} {keyword} void f();"),
                format!("{words} void f(int);\ntypedef int I; {keyword} void f(const I x) {{}}"),
                format!("template <class T> {words} void f(T);\ntemplate <class U> {keyword} void f(U);"),
            ] {
                let seen = asking::observed(&program, Dialect::Documented, Pass::Host);
                let byte = seen.entities.iter().find(|e| e.name == "f").unwrap().space.0;
                let tags: Vec<&str> = seen.diagnostics.iter().map(|d| d.tag.as_str()).collect();
                if expected == 0 {
                    assert_eq!((seen.exit, tags.as_slice()), (2, ["space.conflict"].as_slice()), "{program}");
                } else {
                    assert_eq!((seen.exit, tags.as_slice(), byte), (0, [].as_slice(), expected), "{program}");
                }
            }
        }
    }
}

/// In the host pass a second declaration says the same as its keywords in the first one, one by one: the two tables
/// `space.apply` and `space.redeclare.merged` agree in verdict and byte.
#[test]
fn merged_declarations_are_applied_keywords() {
    let rules = cufe_spec::rules::Rules::load().unwrap();
    for (first, _) in SPACES {
        for (second, words) in SPACES {
            let mut state = first.to_owned();
            let mut conflicts = 0;
            for keyword in words.split_whitespace() {
                let value = &keyword[2..3].to_uppercase();
                let cell =
                    rules.table("space.apply").decide(Dialect::REFERENCE, Pass::Host, &[&state, value]);
                conflicts += cell.diagnostics.iter().filter(|d| d.diagnostic == "space.conflict").count();
                state = cell.result.clone().unwrap();
            }
            let cell = rules.table("space.redeclare.merged").decide(
                Dialect::REFERENCE,
                Pass::Host,
                &[first, second],
            );
            let merged = cell.diagnostics.iter().filter(|d| d.diagnostic == "space.conflict").count();
            assert_eq!(
                (cell.result.as_deref(), merged),
                (Some(state.as_str()), conflicts),
                "{first} {second}"
            );
        }
    }
}

/// What the device pass of the released tool says of the separate redeclarations; typed from its output.
#[test]
fn separate_redeclarations_in_the_device_pass() {
    let say = |first: &str, second: &str| {
        let of = |name: &str| SPACES.iter().find(|(n, _)| *n == name).unwrap().1;
        let program = format!("{} void f();\n{} void f();", of(first), of(second));
        diagnostics(&program, Dialect::REFERENCE, Pass::Device)
    };
    let mut table = String::new();
    for (first, _) in SPACES {
        for (second, _) in SPACES {
            table += &format!("{first} {second}\n{}", say(first, second));
        }
    }
    expect_test::expect_file!["redeclaration-device.txt"].assert_eq(&table);
}

#[test]
fn specialisations_begin_with_their_primary() {
    let program = "template <class T> __device__ void f(T);\ntemplate <> __global__ void f(int);\ntemplate <> void f(char) {}";
    expect_test::expect![[r#"
        2: error: illegal combination of memory qualifiers [space.conflict]
    "#]]
    .assert_eq(&diagnostics(program, Dialect::REFERENCE, Pass::Device));
    let seen = asking::observed(program, Dialect::REFERENCE, Pass::Host);
    let bytes: Vec<u8> = seen.entities.iter().filter(|e| e.name == "f").map(|e| e.space.0).collect();
    assert_eq!(bytes, [0x23, 0xE3, 0x23]);
}

#[test]
fn members_friends_and_instantiations() {
    let program = "namespace n {\nstruct S { __device__ void m(); friend void g(S); };\nvoid S::m() {}\n__device__ void g(S);\n}\n\
                   template <class T> __device__ void t(T) {}\ntemplate __host__ void t<int>(int);";
    expect_test::expect![[r#"
        3: warning: a __device__ function("n::S::m") redeclared without __device__, hence treated as a __host__ __device__ function [space.redeclared.device-without-device]
        4: warning: a __host__ function("n::g") redeclared with __device__, hence treated as a __host__ __device__ function [space.redeclared.host-with-device]
        7: warning: a __device__ function("t [with T=int]") redeclared with __host__, hence treated as a __host__ __device__ function [space.redeclared.device-with-host]
    "#]]
    .assert_eq(&diagnostics(program, Dialect::REFERENCE, Pass::Device));
}

/// A friend that depends on a class template belongs to that template: others have friends of their own.
#[test]
fn friends_of_class_templates() {
    let forms = [
        "friend @ void f(T)",
        "friend @ void f(#)",
        "friend @ void f(#<T *> &, int)",
        "friend @ void f(typename T::type)",
        "friend @ void f(int (&)[sizeof(T)])",
        "template <class U> friend @ void f(U, T)",
        "template <class U> friend @ T f(U)",
        "typedef T type; friend @ void f(type)",
        "using type = T; friend @ void f(type)",
        "typedef T t; typedef t type; friend @ void f(type)",
        "typedef T *pointer; friend @ void f(const pointer)",
        "typedef # self; friend @ void f(self)",
        "typedef T type; friend @ void f(typename traits<type>::type)",
        "typedef T type; friend @ void f(decltype(type()))",
        "struct N { friend @ void f(T) {} }",
    ];
    let of_two = |form: &&str| {
        let class = |name: &str, word: &str| {
            let friend = form.replace('#', name).replace('@', word);
            let end = if friend.ends_with(')') { "{}" } else { ";" };
            format!("template <class T> struct {name} {{ {friend} {end} }};\n")
        };
        class("A", "__device__") + &class("B", "__host__")
    };
    let mut programs: Vec<String> = forms.iter().map(of_two).collect();
    programs.push(
        "template <class T> struct A { template <class U> struct N { friend __device__ void f(U) {} };\n\
         template <class U> struct M { friend __host__ void f(U) {} }; };"
            .to_owned(),
    );
    programs.push(
        "template <class T> struct A { friend __device__ void f(T) {} };\n\
         template <class T> struct A<T *> { friend __host__ void f(T) {} };"
            .to_owned(),
    );
    for program in programs {
        let program = format!("template <class T> struct traits;\n{program}");
        assert_eq!(diagnostics(&program, Dialect::REFERENCE, Pass::Device), "", "{program}");
        assert_eq!(entities(&program), [(2, 0x23), (3, 0x15)], "{program}");
    }
}

/// A friend that depends on nothing is the function of the namespace, and one class may name its friend again.
#[test]
fn friends_that_are_one_function() {
    for program in [
        "template <class T> struct A { typedef int plain; friend __device__ void f(plain); };\n\
         template <class T> struct B { typedef int plain; friend __device__ void f(plain); };",
        "template <class T> struct A { friend __device__ void f(int); };\n__device__ void f(int) {}",
        "__device__ void f(int);\ntemplate <class T> struct A { friend __device__ void f(int) {} };",
        "template <class T> struct A { typedef T type; friend __device__ void f(type);\n\
         friend __device__ void f(T) {} };",
        "template <class T> struct A { struct N { friend __device__ void f(T); };\n\
         struct M { friend __device__ void f(T) {} }; };",
    ] {
        assert_eq!(diagnostics(program, Dialect::REFERENCE, Pass::Device), "", "{program}");
        assert_eq!(entities(program), [(1, 0x23)], "{program}");
    }
}

/// Line and byte of the functions named `f`.
fn entities(program: &str) -> Vec<(u32, u8)> {
    let seen = asking::observed(program, Dialect::REFERENCE, Pass::Device);
    seen.entities.iter().filter(|e| e.name == "f").map(|e| (e.place.line, e.space.0)).collect()
}

/// Diagnostics, one per line, as `line: severity: text [tag]`.
fn diagnostics(program: &str, dialect: Dialect, pass: Pass) -> String {
    let seen = asking::observed(program, dialect, pass);
    let line = |d: &cufe_spec::observation::Diagnostic| {
        format!("{}: {}: {} [{}]\n", d.place.line, d.severity.name(), d.text, d.tag)
    };
    seen.diagnostics.iter().map(line).collect()
}
