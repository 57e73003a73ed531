//! What concerns a unit as a whole, and what is refused.

use super::{check, written};
use cufe_spec::unit::{HostCompiler, Options};
use expect_test::expect;

#[test]
fn anonymous_namespaces_get_a_name() {
    check(
        "\
namespace { int a; }
namespace { int b; }
namespace o { namespace
{
  int c; } inline namespace v { namespace { int d; } } }
",
        &expect![[r#"
            namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__0123abcd_7_unit_cu_main; namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) { int a; }
            namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) { int b; }
            namespace o { namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden")))  { }; using namespace ::o::_GLOBAL__N__0123abcd_7_unit_cu_main; namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) {

              int c; } inline namespace v { namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden")))  { }; using namespace ::o::v::_GLOBAL__N__0123abcd_7_unit_cu_main; namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) { int d; } } }
        "#]],
    );
}

#[test]
fn members_with_the_names_of_their_types() {
    check(
        "\
namespace n { struct X {}; template <class A, class B> struct P {}; enum class E { e }; }
namespace n { struct A { X X; }; struct B { const X &X(int); }; struct C { typedef X X; }; struct D { E E(); }; }
namespace n { struct F { P<X, const X> X; }; struct G { using P = P<X, int>; }; template <class T> struct H : T { X X[2]; }; }
",
        &expect![[r#"
            namespace n { struct X {}; template <class A, class B> struct P {}; enum class E { e }; }
            namespace n { struct A { ::n::X X; }; struct B { const ::n::X &X(int); }; struct C { typedef ::n::X X; }; struct D { ::n::E E(); }; }
            namespace n { struct F { P<::n::X, const ::n::X> X; }; struct G { using P = ::n::P<X, int>; }; template <class T> struct H : T { ::n::X X[2]; }; }
        "#]],
    );
}

#[test]
fn members_whose_names_mean_something_else_in_their_types() {
    let same = "\
struct X { int v; }; struct O { int X; struct Y {}; template <class T> struct Z {}; }; extern O o; template <class T> struct Z {};
struct A { struct { int X; } X; }; struct B { decltype(o.X) X; }; struct C { using X = void (*)(int X); };
template <class T> struct D { using Z = typename T::template Z<int>; }; struct E { O::Y Y; }; struct F { struct X *X; };
struct G { int X; }; struct H { void X(X); }; X at_namespace_scope; struct I { using X = X; };
";
    assert_eq!(written(same, &Options::default()).as_deref(), Ok(same));
}

#[test]
fn heads_of_classes_that_begin_globally() {
    check(
        "\
namespace a { template <class T> struct S {}; struct P; struct Y {}; union U; }
template <> struct ::a::S<int> : ::a::Y {}; template <class T> struct ::a::S<T *> {}; struct ::a::P { int i; };
union :: a::U { int i; }; struct ::a::P *pointer; template struct ::a::S<char>;
",
        &expect![[r#"
            namespace a { template <class T> struct S {}; struct P; struct Y {}; union U; }
            template <> struct a::S<int> : ::a::Y {}; template <class T> struct a::S<T *> {}; struct a::P { int i; };
            union  a::U { int i; }; struct ::a::P *pointer; template struct ::a::S<char>;
        "#]],
    );
}

#[test]
fn built_in_types_and_size_t() {
    check(
        "\
# 1 \"a.h\" 3
typedef unsigned long size_t; typedef int other;
struct __device_builtin__ char1 { signed char x; };
typedef __device_builtin__ struct char1 char1;
enum __device_builtin__ E
{
  one
};
uint3 extern const __device_builtin__ threadIdx;
namespace std { constexpr float abs(float x) { return x; } }
namespace std { extern __host__ __device__ float abs(float); }
namespace n { template <class T> struct X {}; struct Y { using X = X<int>; }; }
",
        &expect![[r##"
            # 1 "a.h" 3
            typedef unsigned long size_t;
            #if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
            #define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
            #endif
            #include "crt/host_runtime.h"
            # 1 "a.h" 3
             typedef int other;






            uint3 extern const  threadIdx;
            namespace std { constexpr float abs(float x) { return x; } }
            namespace std { extern constexpr  float abs(float); }
            namespace n { template <class T> struct X {}; struct Y { using X = ::n::X<int>; }; }
        "##]],
    );
}

#[test]
fn what_cannot_be_written_is_refused() {
    let options = Options { extended_lambda: true, ..Options::default() };
    let refused = |text: &str| written(text, &options).expect_err("refused")[0].message.clone();
    assert_eq!(
        refused("void f(int a) { auto l = [&] __device__ (int i) { return a; }; }\n"),
        "an extended lambda that breaks a rule (lambda.reference-capture)"
    );
    assert_eq!(
        refused("void f(int a) { auto l = [] __device__ (auto i) -> auto { return i; }; }\n"),
        "the deduced return type of an extended lambda hangs on what its body declares: write it"
    );
    assert_eq!(
        refused("struct S { S() { auto l = [] __device__ () {}; } };\n"),
        "an extended lambda that breaks a rule (lambda.parent-address)"
    );
}

#[test]
fn headers_differ_by_host_compiler() {
    let header =
        |host_compiler| crate::plan::boilerplate::header(&Options { host_compiler, ..Options::default() });
    let gnu = header(HostCompiler::Gnu(120_200));
    let lacks = |other: String| -> Vec<String> {
        gnu.lines().filter(|line| !other.lines().any(|one| one == *line)).map(str::to_owned).collect()
    };
    // Compilers that are neither new g++ nor clang do without what is suppressed on behalf of spellings.
    let and_spelling = |lines: &[&str]| -> Vec<String> {
        let spelling = crate::rules::generated::HOST_OUTPUT_HEADER_SPELLING.lines();
        let pragmas = spelling.filter(|line| line.starts_with("#pragma"));
        lines.iter().copied().chain(pragmas).map(str::to_owned).collect()
    };
    let typedefs = "#pragma GCC diagnostic ignored \"-Wunused-local-typedefs\"";
    assert_eq!(lacks(header(HostCompiler::Gnu(40_700))), and_spelling(&[typedefs]));
    assert_eq!(
        lacks(header(HostCompiler::Gnu(40_500))),
        and_spelling(&[typedefs, "#pragma GCC diagnostic push", "#pragma GCC diagnostic pop"])
    );
    assert_eq!(lacks(header(HostCompiler::Clang(150_000))), [""; 0]);
    assert_eq!(lacks(header(HostCompiler::Icc)), and_spelling(&[typedefs]));
    assert!(
        header(HostCompiler::Pgcpp)
            .contains(";__attribute__((unused))  static inline void __nv_init_managed_rt")
    );
    assert!(header(HostCompiler::Clang(150_000)).contains("-Wunused-private-field"));
}
