//! Kernels, their stubs and their instances.

use super::{check, written};
use cufe_spec::unit::Options;
use expect_test::expect;

#[test]
fn kernels_that_are_no_templates_lose_their_body() {
    check(
        "\
__global__ void k(int *p, int n = 3)
{
  p[0] = n;
}
static __global__ void s() {}
__global__ __launch_bounds__(64, 2) void b(const __grid_constant__ int x) {}
extern \"C\" __global__ void c(void);
inline __global__ auto t() -> void {}
namespace { __global__ void a(int) {} }
",
        &expect![[r#"
            __attribute__((visibility("hidden"))) void k(int *p, int n = 3)
            ;


            static  void s() ;
            __attribute__((visibility("hidden")))  void b(const  int x) ;
            extern "C" __attribute__((visibility("hidden"))) void c(void);
            inline __attribute__((visibility("hidden"))) auto t() -> void ;
            namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__0123abcd_7_unit_cu_main; namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) {  void a(int) ; }
        "#]],
    );
}

#[test]
fn kernel_templates_get_a_stub() {
    check(
        "\
template <class T> __global__ void k(T t, const T *p, T (&r)[4]) { }
template <class T, int N = 2, class... A>
__global__ __launch_bounds__(N)
void multi(T a[4], void f(int), A... rest)
{
}
template <class, int = 0, template <class> class, class...> __global__ void unnamed(int, char *, int = 3, void (*)(int), char (&)[2]) {}
template <class T> __global__ void declared(T = T());
using A4 = int[4];
template <class T> static __global__ void alias(A4 a, T *const p, A4 &q) {}
namespace n { inline namespace v { template <class T> __global__ void in(T); } }
template <class T> __global__ void n::in(T t) { }
namespace { template <class T> __global__ void hidden(T t) { } }
struct F { template <class T> friend __global__ void k(T t, const T *p, T (&r)[4]); };
",
        &expect![[r##"
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 1 "unit.cu"
            template <class T>  static void __wrapper__device_stub_k(T &t, const T * &p, T (&r)[4]) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 1 "unit.cu"
            template <class T> static void k(T t, const T *p, T (&r)[4]) {__wrapper__device_stub_k<T>(t,p,r);return;}
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 2 "unit.cu"
            template <class T, int N = 2, class... A>  static void __wrapper__device_stub_multi(T a[4], void f(int), A &... rest) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 2 "unit.cu"
            template <class T, int N = 2, class... A>
            static 
            void multi(T a[4], void f(int), A... rest) {__wrapper__device_stub_multi<T,N,A...>(a,f,rest...);return;}


            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 7 "unit.cu"
            template <class, int = 0, template <class> class, class...> static void __wrapper__device_stub_unnamed(int & __T0, char * & __T1, int & __T2, void (* & __T3)(int), char (& __T4)[2]) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 7 "unit.cu"
            template <class __T5, int  __T6= 0, template <class> class __T7, class... __T8> static void unnamed(int __T0, char * __T1, int  __T2= 3, void (* __T3)(int), char (& __T4)[2]) {__wrapper__device_stub_unnamed<__T5,__T6,__T7,__T8...>(__T0,__T1,__T2,__T3,__T4);return;}
            template <class T>  static void __wrapper__device_stub_declared(T &); template <class T> __attribute__((visibility("hidden"))) void declared(T = T());
            using A4 = int[4];
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 10 "unit.cu"
            template <class T>  static void __wrapper__device_stub_alias(A4 a, T *const &p, A4 &q) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 10 "unit.cu"
            template <class T> static  void alias(A4 a, T *const p, A4 &q) {__wrapper__device_stub_alias<T>(a,p,q);return;}
            namespace n { inline namespace v { template <class T>  static void __wrapper__device_stub_in(T &); template <class T> static void in(T); } }
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 12 "unit.cu"
            template <class T>  static void n::__wrapper__device_stub_in(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 12 "unit.cu"
            template <class T> static void n::in(T t) {::n::__wrapper__device_stub_in<T>(t);return;}
            namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__0123abcd_7_unit_cu_main; namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) { 
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 13 "unit.cu"
            template <class T>  static void __wrapper__device_stub_hidden(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 13 "unit.cu"
            template <class T> static void hidden(T t) {::_GLOBAL__N__0123abcd_7_unit_cu_main::__wrapper__device_stub_hidden<T>(t);return;} }
            struct F { template <class T> friend __attribute__((visibility("hidden"))) void k(T t, const T *p, T (&r)[4]); };
        "##]],
    );
}

#[test]
fn specialisations_and_instantiations_of_kernels() {
    check(
        "\
template <class T> __global__ void k(T t) { }
template <> __global__ void k<int>(int t) { }
template <> __global__ void k(float *t) { }
template <> __global__ void k<char>(char);
template __global__ void k<long>(long);
extern template __global__ void k<short>(short);
",
        &expect![[r##"
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 1 "unit.cu"
            template <class T>  static void __wrapper__device_stub_k(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 1 "unit.cu"
            template <class T> static void k(T t) {__wrapper__device_stub_k<T>(t);return;}
            template<> __specialization_static void __wrapper__device_stub_k<int>(int &t); template <> __specialization_static void k<int>(int t) {__wrapper__device_stub_k<int>(t);return;}
            template<> __specialization_static void __wrapper__device_stub_k(float * &t); template <> __specialization_static void k(float *t) {__wrapper__device_stub_k(t);return;}
            template<> __specialization_static void __wrapper__device_stub_k<char>(char &); template <> __attribute__((visibility("hidden"))) void k<char>(char);
            template  void k<long>(long);
            extern template  void k<short>(short);
        "##]],
    );
}

#[test]
fn debug_mode_keeps_kernels_from_being_inlined() {
    let options = Options { debug_mode: true, ..Options::default() };
    let text = "static __attribute__((global)) void s() {}\n\
                template <class T> __attribute__((global)) void t(T p) {}\n\
                template <> __attribute__((global)) void t<int>(int p) {}\n\
                template __attribute__((global)) void t<float>(float);\n\
                struct F { friend __attribute__((global)) void f(int); };\n";
    let out = written(text, &options).expect("a plan");
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("static  __attribute((noinline)) void s()"), "{out}");
    assert!(out.contains(" static __attribute((noinline)) void t(T p)"), "{out}");
    assert!(out.contains("__specialization_static __attribute((noinline)) void t<int>"), "{out}");
    assert!(
        out.contains("friend __attribute__((visibility(\"hidden\"))) __attribute((noinline)) void f"),
        "{out}"
    );
    assert_eq!(out.matches("noinline").count(), 4, "none on the instantiation: {out}");
}

#[test]
fn unnamed_template_parameters_get_names_behind_those_of_parameters() {
    check(
        "
template <class T, int = 0> __global__ void k(T t, float = 2) {}
",
        &expect![[r#"

            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 2 "unit.cu"
            template <class T, int = 0> static void __wrapper__device_stub_k(T &t, float & __T0) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 2 "unit.cu"
            template <class T, int  __T1= 0> static void k(T t, float  __T0= 2) {__wrapper__device_stub_k<T,__T1>(t,__T0);return;}
        "#]],
    );
}

#[test]
fn kernels_with_placeholder_parameters_forward_what_is_deduced() {
    check(
        "
__global__ void k(auto x, const auto &y, auto *p, int z = 3) {}
namespace n { static __global__ void r(auto... r) {} }
template <class T> __global__ void t(T t, auto x);
template __global__ void k<int>(int, const int &, int *, int);
",
        &expect![[r#"

            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 2 "unit.cu"
             static void __wrapper__device_stub_k(auto &x, const auto &y, auto * &p, int &z) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 2 "unit.cu"
            static void k(auto x, const auto &y, auto *p, int z = 3) {__wrapper__device_stub_k(x,y,p,z);return;}
            namespace n { 
            #pragma GCC diagnostic push
            #pragma GCC diagnostic ignored "-Wunused-parameter"
            # 3 "unit.cu"
             static void __wrapper__device_stub_r(auto &... r) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 3 "unit.cu"
            static  void r(auto... r) {::n::__wrapper__device_stub_r(r...);return;} }
            template <class T>  static void __wrapper__device_stub_t(T &t, auto &x); template <class T> __attribute__((visibility("hidden"))) void t(T t, auto x);
            template  void k<int>(int, const int &, int *, int);
        "#]],
    );
}

/// What is moved onto one line has no comment and no splice in it: the rest of the line would be gone.
#[test]
fn a_stub_has_no_comments() {
    let packed = |text: &str| text.split_whitespace().collect::<String>();
    let mut others = Vec::new();
    for (text, line) in [
        (
            "template <class T> // one\n__global__ void k(T t) {}",
            "template <class T>    static  void __wrapper__device_stub_k(T & t) {",
        ),
        (
            "template <class T // one\n, int N> __global__ void k(T t) {}",
            "template <class T   , int N>  static  void __wrapper__device_stub_k(T & t) {",
        ),
        (
            "template <class // one\n> __global__ void k() {}",
            "template <class   >  static  void __wrapper__device_stub_k() {",
        ),
        (
            "template <class T> __global__ void // one\nk(T t) {}",
            "template <class T>  static  void   __wrapper__device_stub_k(T & t) {",
        ),
        ("template <class T> __global__ void k // one\n(T t) {}", "__wrapper__device_stub_k   (T & t) {"),
        (
            "template <class T> __global__ void k(T // one\n t, int /* two\n */ n // three\n) {}",
            "__wrapper__device_stub_k(T &    t, int &   n) {",
        ),
        (
            "template <class T> __global__ void k(T (&t) // one\n [4]) {}",
            "__wrapper__device_stub_k(T (&t)    [4]) {",
        ),
        (
            "template <class T> requires (sizeof(T) > 1) // one\n__global__ void k(T t) {}",
            "requires (sizeof(T) > 1)    static  void __wrapper__device_stub_k(T & t) {",
        ),
        (
            "template <class T> requires (sizeof(T) > // one \\\n two\n 1) __global__ void k(T t) {}",
            "requires (sizeof(T) >    1)  static  void __wrapper__device_stub_k(T & t) {",
        ),
        (
            "template <class T> __global__ // one\n[[deprecated /* two */]] void k(T t) {}",
            "template <class T>  static     [[deprecated  ]] void __wrapper__device_stub_k(T & t) {",
        ),
        (
            "template <class T> __global__ void k(T t) // one\n noexcept // two\n {}",
            "__wrapper__device_stub_k(T & t)    noexcept    {",
        ),
        ("template <class T> __global__ void k(T \\\n t) {}", "__wrapper__device_stub_k(T  & t) {"),
        (
            "templ\\\nate <class T> __global__ void k(T t) {}",
            "template <class T>  static  void __wrapper__device_stub_k(T & t) {",
        ),
        (
            "template <class T, int N = sizeof(\"//\")> __global__ void k(T t) {}",
            "template <class T, int N = sizeof(\"//\")>  static",
        ),
        (
            "template <class T> __global__ void k(T); template <> __global__ void k<int // one\n>(int t) {}",
            "__wrapper__device_stub_k<int   >(int & t)",
        ),
        (
            "template <class T> __global__ void k(T); template <> __global__ void k<int // one\n>(int t) {}",
            "__wrapper__device_stub_k<int   >(t)",
        ),
    ] {
        let out = written(text, &Options::default()).expect("a plan");
        if !out.lines().any(|one| packed(one).contains(&packed(line))) {
            others.push((text, out));
        }
    }
    assert_eq!(others, []);
}

/// The name of an attribute may stand between underscores.
#[test]
fn attributes_between_underscores_are_the_attributes() {
    for (text, other) in [
        ("__attribute__((__global__)) void k(int *p) { }", "__attribute__((global)) void k(int *p) { }"),
        (
            "__attribute__((__device__)) int f() { return 1; }",
            "__attribute__((device)) int f() { return 1; }",
        ),
        (
            "__attribute__((__device__, __host__)) int f() { return 1; }",
            "__attribute__((device, host)) int f() { return 1; }",
        ),
        ("__attribute__((__managed__)) int m;", "__attribute__((managed)) int m;"),
        ("__attribute__((__constant__)) int c;", "__attribute__((constant)) int c;"),
        ("void f() { __attribute__((__shared__)) int x; }", "void f() { __attribute__((shared)) int x; }"),
        (
            "template <class T> __attribute__((__global__)) void k(T *p) { }",
            "template <class T> __attribute__((global)) void k(T *p) { }",
        ),
        (
            "__attribute__((__global__)) __attribute__((__launch_bounds__(32))) void k() { }",
            "__attribute__((global)) __attribute__((launch_bounds(32))) void k() { }",
        ),
        (
            "__attribute__((__global__)) void k(__attribute__((__grid_constant__)) const int n) { }",
            "__attribute__((global)) void k(__attribute__((grid_constant)) const int n) { }",
        ),
    ] {
        let out = |text| written(text, &Options::default()).expect("a plan");
        assert_eq!(out(text), out(other), "{text}");
    }
}

/// What the macros of the toolkit's headers make of `__attribute__((__global__))` is no kernel, and nothing else.
#[test]
fn an_attribute_in_an_attribute_is_refused() {
    for text in [
        "__attribute__((__attribute__((global)))) void k(int *p) { }",
        "__attribute__((__attribute__((device)), __attribute__((host)))) int f();",
        "template <class T> __attribute__((__attribute__((global)))) void k(T *p) { }",
        "struct S { __attribute__((__attribute__((device)))) int f(); };",
        "__attribute__((unused, __attribute__((device)))) int f();",
    ] {
        let refusals = written(text, &Options::default()).expect_err(text);
        assert_eq!(refusals[0].message, "unknown attribute \"__attribute__\"", "{text}");
    }
    for text in [
        "__attribute__((__attribute__((device)))) int v;",
        "__attribute__((__attribute__((unused)))) int f();",
    ] {
        assert!(written(text, &Options::default()).is_ok(), "{text}");
    }
}
