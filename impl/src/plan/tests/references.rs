//! The reference arrays by example: input, then the entries as the released tool lists them.

use cufe_spec::unit::Options;

use super::{ID, plan_of};
use crate::read::{ReadOptions, read};

/// The entries by array: `KE _Z1k*`; the module id and what comes with it is `@`. Or the first refusal.
pub(super) fn listed(text: &str) -> Result<Vec<String>, String> {
    let options = Options { device_c: true, extended_lambda: true, ..Options::default() };
    let read_options = ReadOptions {
        standard: 20,
        name: "unit.cu".to_owned(),
        device_variables: true,
        ..Default::default()
    };
    let reading = read(text.as_bytes().to_vec(), &read_options).expect("the brackets of the input close");
    let plan = plan_of(&reading, &options).map_err(|refusals| refusals[0].message.clone())?;
    let mut array = "";
    let mut entries = Vec::new();
    for line in plan.trailer.lines() {
        if let Some((_, rest)) = line.split_once("\".nvHR") {
            array = &rest[..2];
        } else if let Some(entry) = line.strip_prefix("/* ") {
            let entry = entry.trim_end_matches(" */");
            let static_prefix = format!("__nv_static_{}_{ID}_*", ID.len());
            entries.push(format!("{array} {}", entry.replace(&static_prefix, "@").replace(ID, "@")));
        }
    }
    Ok(entries)
}

fn check(text: &str, expected: &[&str]) {
    assert_eq!(listed(text), Ok(expected.iter().map(|&one| one.to_owned()).collect()), "{text}");
}

#[test]
fn names_are_listed_without_their_types() {
    check("__global__ void k(int *) {} void f() { k<<<1, 1>>>(0); }", &["KE _Z1k*"]);
    check("namespace n { __global__ void k() {} } void f() { n::k<<<1, 1>>>(); }", &["KE _ZN1n1k*"]);
    check("extern \"C\" __global__ void k() {} void f() { k<<<1, 1>>>(); }", &["KE k"]);
    check("static __global__ void k() {} void f() { k<<<1, 1>>>(); }", &["KI @1k*"]);
    check("namespace { __global__ void k() {} } void f() { k<<<1, 1>>>(); }", &["KI @35_GLOBAL__N_@1k*"]);
    check(
        "template <class T> __global__ void k() {} void f() { k<int><<<1, 1>>>(); }",
        &["KI @1k*", "KE _Z1k*"],
    );
    check("extern \"C\" { namespace z { static __global__ void k() {} } } auto p = z::k;", &["KI @1z1k*"]);
    check("static __global__ void k(); __global__ void k() {} auto p = k;", &["KI @1k*"]);
}

#[test]
fn variables_are_listed_by_their_linkage() {
    check("__device__ int d; int *p = &d;", &["DE d"]);
    check("static __device__ int d; int *p = &d;", &["DI @d"]);
    check("__device__ const int d = 1; auto p = &d;", &["DI @d"]);
    check("extern __device__ const int d; auto p = &d;", &["DE d"]);
    check("inline __device__ constexpr int d = 1; auto p = &d;", &["DE d"]);
    check("typedef const int C; __device__ C d = 1; auto p = &d;", &["DI @d"]);
    check("__device__ volatile const int d = 1; auto p = &d;", &["DE d"]);
    check("extern \"C\" __constant__ const int c = 1; auto p = &c;", &["CE c"]);
    check("extern \"C\" { __constant__ const int c = 1; } auto p = &c;", &["CI @c"]);
    check("namespace n { __managed__ int m; } void f() { n::m = 1; }", &["DE _ZN1n1m*"]);
    check("namespace n { namespace { __constant__ int c; } auto p = &c; }", &["CI @1n35_GLOBAL__N_@1c*"]);
    check("template <class T> __device__ T v; auto p = &v<int>;", &["DI @1v*", "DE _Z1v*"]);
    check("template <class T> __constant__ const T v = 1; auto p = &v<int>;", &["CI @1v*"]);
    check("__shared__ int s; auto p = &s;", &[]);
    check("__device__ int b, a; int n = sizeof(a) + sizeof(b);", &["DE a", "DE b"]);
}

#[test]
fn every_mention_counts_that_is_not_in_a_device_body() {
    let declared = "__global__ void k() {} __device__ int d; template <void (*)()> struct A {};";
    for (text, expected) in [
        ("", &[][..]),
        ("template <class T> void f() { k<<<1, 1>>>(); }", &["KE _Z1k*"]),
        ("inline void f(void (*)() = k) {}", &["KE _Z1k*"]),
        ("typedef decltype(d) T; A<k> a;", &["KE _Z1k*", "DE d"]),
        ("void f() { if constexpr (false) d = 1; }", &["DE d"]),
        ("__host__ __device__ int *f() { return &d; }", &["DE d"]),
        ("__device__ int *f(void (*)() = k) { return &d; }", &["KE _Z1k*"]),
        ("__device__ int *p = &d;", &["DE d"]),
        ("struct S { int *p; __device__ S() : p(&d) { k; } };", &[]),
        ("void f() { auto l = [] __device__ { (void)&d; }; }", &[]),
        ("void f() { auto l = [] { (void)&d; }; }", &["DE d"]),
        ("__device__ void f() { auto l = [] { (void)&d; }; }", &[]),
        ("namespace n { using ::k; }", &[]),
        (
            "struct S { int d; }; template <class T> void f(S s, T t) { s.d = t.d + T::d; int k = s.d; k++; }",
            &[],
        ),
        ("void k(int); void f() { k<<<1, 1>>>(); }", &["KE _Z1k*"]),
    ] {
        check(&format!("{declared} {text}"), expected);
    }
}

/// A call in a template mentions all kernels of the name, one elsewhere what can be meant.
#[test]
fn calls_and_launches_of_overloads() {
    let declared = "namespace n { struct X {}; __global__ void k(X); static __global__ void k(X, int); }
        namespace m { __global__ void k(int); struct S { static void k(int); }; } void k(float);
        static __global__ void z(n::X, n::X, int = 2); __global__ void z(n::X);";
    let all = &["KI @1n1k*", "KE _ZN1m1k*", "KE _ZN1n1k*"][..];
    for (text, expected) in [
        ("template <class T> void f(T t) { k(t); }", all),
        ("template <class T> void f(T t) { n::k<<<1, 1>>>(n::X()); }", all),
        ("void f() { auto l = [](auto x) { (k)(x); }; }", all),
        ("template <class T> void f(T t) { auto *p = &m::k; }", &["KE _ZN1m1k*"]),
        ("template <class T> void f(T t) { m::S::k(1); t.k(t); T::k(t); }", &[]),
        ("void f() { k(1.0f); n::k<<<1, 1>>>(n::X(), 1); }", &["KI @1n1k*"]),
        ("void f() { z<<<1, 1>>>(n::X(), n::X()); }", &["KI @1z*"]),
        ("void f() { (z)<<<1, 1>>>(n::X()); }", &["KE _Z1z*"]),
    ] {
        check(&format!("{declared} {text}"), expected);
    }
    let through_arguments = "namespace n { struct X {}; __global__ void k(X); __device__ int d; }
        void f() { k<<<1, 1>>>(n::X()); g(n::X()); }";
    check(through_arguments, &["KE _ZN1n1k*"]);
}

/// The types of the arguments, or the parameters of a pointer's target.
#[test]
fn overloads_that_types_tell_apart() {
    let declared = "__global__ void k(int); static __global__ void k(float); static __global__ void k(const char *, int = 1);
        struct S {}; namespace n { __global__ void l(S *, int); static __global__ void l(const S *, int); S *s; const S *c; }
        template <class T> static __global__ void k(T *);";
    let (int, float) = (&["KE _Z1k*"][..], &["KI @1k*"][..]);
    for (text, expected) in [
        ("void f() { k<<<1, 1>>>(1); }", int),
        ("void f(float x) { k<<<1, 1>>>(x); }", float),
        ("void f() { const int i = 1; (k)<<<1, 1>>>(i); }", int),
        ("int &r = *new int; void f() { k<<<1, 1>>>(r); }", int),
        ("namespace n { void f() { l<<<1, 1>>>(c, 1); } }", &["KI @1n1l*"]),
        ("void (*p)(float) = k;", float),
        ("static void (*const p)(int) = &k;", int),
        ("void f() { void (*p)(float) = (k), (*q)(float) = &(k); }", float),
        ("auto p = static_cast<void (*)(int)>(&k);", int),
        ("void f() { auto p = (const void *)(void (*)(const int))k; }", int),
        ("template <class T> void f() { void (*p)(float) = k; }", float),
        ("namespace n { void (*p)(S *, int) = l; }", &["KE _ZN1n1l*"]),
        ("void f() { k<<<1, 1>>>(1 + 1); }", int),
        ("void f() { auto l = [](float x) { int y; k<<<1, 1>>>(x); }; }", float),
    ] {
        check(&format!("{declared} {text}"), expected);
    }
    for text in [
        // Whether the template is one of those that can be called is not told.
        "void f(short x) { k<<<1, 1>>>(x); }",
        "void f(unsigned x) { k<<<1, 1>>>(x); }",
        "template <class T> T made(T); void f() { k<<<1, 1>>>(made(1)); }",
        "void f() { typedef int I; void (*p)(I) = k; }",
        "template <class T> void f() { void (*p)(T) = k; }",
        "bool b(int x) { return x & k; }",
        "void g(void (*)(int)); void f() { g(k); }",
    ] {
        check(&format!("{declared} {text}"), &["KI @1k*", "KE _Z1k*"]);
    }
}

/// A qualified name of one function that is no template finds nothing through arguments.
#[test]
fn launches_of_qualified_names_in_templates() {
    let declared =
        "namespace n { __global__ void k(int); __global__ void o(int); __global__ void o(int, int);
        template <class T> __global__ void t(T); }
        namespace m { static __global__ void k(char); __global__ void o(char); __global__ void t(char); }";
    for (text, expected) in [
        ("template <class T> void f(T t) { n::k<<<1, 1>>>(t); }", &["KE _ZN1n1k*"][..]),
        ("template <class T> void f(T t) { n::o<<<1, 1>>>(t); }", &["KE _ZN1m1o*", "KE _ZN1n1o*"]),
        (
            "template <class T> void f(T t) { n::t<<<1, 1>>>(t); }",
            &["KI @1n1t*", "KE _ZN1m1t*", "KE _ZN1n1t*"],
        ),
    ] {
        check(&format!("{declared} {text}"), expected);
    }
}

#[test]
fn entities_that_blocks_declare_are_listed_where_they_are_mentioned() {
    for (text, expected) in [
        ("void f() { extern __device__ int d; __global__ void k(); }", &[][..]),
        ("void f() { extern __device__ int c, d[]; (void)d; }", &["DE d"]),
        ("int n = [] { extern __constant__ int c; return sizeof c; }();", &["CE c"]),
        ("namespace n { struct S { void f() { __global__ void k(); k<<<1, 1>>>(); } }; }", &["KE _ZN1n1k*"]),
        ("namespace { void f() { __global__ void k(); k<<<1, 1>>>(); } }", &["KI @35_GLOBAL__N_@1k*"]),
        ("extern \"C\" void f() { __global__ void k(); k<<<1, 1>>>(); }", &["KE k"]),
        (
            "extern \"C\" { extern \"C++\" { void f() { extern __device__ int d; __global__ void k(); k<<<1, d>>>(); } } }",
            &["KE _Z1k*", "DE d"],
        ),
        (
            "static __device__ int s; static __constant__ int c; void f() { extern __device__ int s; extern __constant__ int c; s + c; }",
            &["DI @s", "CI @c"],
        ),
        (
            "__global__ void k(int); static __global__ void k(); void f() { __global__ void k(); k<<<1, 1>>>(); }",
            &["KI @1k*"],
        ),
        ("__global__ void k(int); void f() { __global__ void k(float); k<<<1, 1>>>(2.0f); }", &["KE _Z1k*"]),
        ("void f() { __global__ void k(int), k(float); k(1); void (*p)(int) = k; }", &["KE _Z1k*"]),
        ("template <class T> void f() { __global__ void k(int i); k<<<1, 1>>>(1); }", &["KE _Z1k*"]),
        (
            "template <class T> void f() { __global__ void k(T *); k<<<1, 1>>>(nullptr); }",
            &["KI @1k*", "KE _Z1k*"],
        ),
        (
            "struct X {}; template <class T> void f() { extern __device__ X x; extern __device__ int a[sizeof(T)]; (void)&x; (void)a; }",
            &["DI @1a*", "DE _Z1a*", "DE x"],
        ),
        (
            "namespace n { void f() { __global__ void k(int); } }
             template <class T> void f(T t) { void k(T); k(t); }",
            &["KE _ZN1n1k*"],
        ),
        ("__device__ void f() { extern __device__ int d; d = 1; }", &[]),
    ] {
        check(text, expected);
    }
}

/// The innermost function decides: a member of a local class is one of its own.
#[test]
fn mentions_in_local_classes() {
    let members = "struct L { int *p() { return &a; } __device__ int *q() { return &b; } int *x = &c;
        __device__ L(int *y = &d) : x(&e), z{&e} { (void)&e; } __host__ __device__ int *operator=(int) { return &g; }
        int *z{&h}; __device__ auto r() -> decltype(&i) { struct M { int *p() { return &j; } }; return &e; }
        int *l = [] { return &m; }(); public: __device__ void operator()() const noexcept { (void)&e; }
        __device__ int *s() try { return &e; } catch (...) { return &e; } int t() { return b0; } enum { b0 = sizeof(n) }; };";
    let declared = "__device__ int a, b, c, d, e, g, h, i, j, m, n; auto p = &d;";
    let all = ["DE a", "DE c", "DE d", "DE g", "DE h", "DE i", "DE j"];
    let on_host = [&all[..], &["DE m", "DE n"]].concat();
    let on_device = [&all[..], &["DE n"]].concat();
    check(&format!("{declared} void f() {{ {members} }}"), &on_host);
    check(&format!("{declared} __device__ void f() {{ {members} }}"), &on_device);
    check(&format!("{declared} void f() {{ auto l = [] __device__ {{ {members} b = 1; }}; }}"), &on_device);
    check(
        &format!("{declared} void f() {{ auto l = [] __device__ {{ [] {{ b = 1; }}(); b = 2; }}; }}"),
        &["DE d"],
    );
}

/// What is declared with the name of a function type is no variable.
#[test]
fn device_functions_are_not_listed() {
    let text = "typedef void F(int); __device__ F d; extern __device__ F x; __device__ int v; void f() { (void)&d; (void)&x; (void)&v; }";
    assert_eq!(listed(text), Ok(vec!["DE v".to_owned()]));
}

/// Without relocatable code only one of the declarations is written, as a definition.
#[test]
fn declarations_and_the_definition_are_all_written() {
    let options = Options { device_c: true, ..Options::default() };
    let text =
        "extern __device__ int a; __device__ int a = 3; extern __managed__ int m; __managed__ int m;\n";
    let out = super::written(text, &options).expect("nothing is listed");
    expect_test::expect![[r#"
        "extern  __attribute__((visibility(\"hidden\"))) int a;  __attribute__((visibility(\"hidden\"))) int a; extern  __attribute__((section(\"__nv_managed_data__\"))) __attribute__((visibility(\"hidden\"))) int *m;  __attribute__((section(\"__nv_managed_data__\"))) __attribute__((visibility(\"hidden\"))) int *m = 0;\n"
    "#]]
    .assert_debug_eq(&out);
}

#[test]
fn what_is_not_certain_is_refused() {
    for (text, expected) in [
        (
            "template <class T> void f(int p) { extern __device__ decltype(p) d; (void)&d; }",
            "--device-c: whether the type of this depends on a template parameter is not known, and it has to be listed",
        ),
        (
            "__global__ void k(int); static __global__ void k(float); typedef int I;
             void f() { __global__ void k(I); k<<<1, 1>>>(1); }",
            "--device-c: which declaration this block declares again is not known, and it has to be listed",
        ),
        (
            "void f() { if (extern __device__ int *d = 0) {} }",
            "--device-c: declared in a block, and it may have to be listed",
        ),
    ] {
        assert_eq!(listed(text), Err(expected.to_owned()), "{text}");
    }
}
