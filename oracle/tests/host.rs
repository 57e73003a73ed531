//! The host output: texts for every kind of edit, and a syntax check of the whole by the host compiler.

mod asking;

use std::process::Command;

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Dialect, Pass, Unit};
use pretty_assertions::assert_eq;

/// The host output behind the prologue, without the trailer.
fn host(program: &str) -> String {
    host_of(&asking::unit(program, Dialect::REFERENCE, Pass::Host))
}

/// That of a unit with options of its own.
fn host_of(unit: &Unit) -> String {
    let Answer::Observed(seen) = cufe_oracle::observe(unit) else { panic!("not Core CUDA") };
    let text = seen.host.unwrap_or_else(|| panic!("no output: {:?}", seen.diagnostics));
    let body =
        text.split_once("# 1 \"unit.cu\"\n").and_then(|(_, rest)| rest.split_once("# 1 \"unit.cu\"\n"));
    let (body, _) = body.unwrap_or_default().1.split_once("\n# 1 \"unit.stub.c\"").unwrap_or_default();
    body.to_owned()
}

#[test]
fn device_functions_exit() {
    let program = "__device__ int f(int a, volatile int &r, int, float *p = 0)\n{\n  return a;\n}\n\
                   struct S {\n  __device__ S(int x) : y(x) { y = 2; }\n  __device__ ~S();\n  __host__ __device__ int h() const { return y; }\n  int y;\n};\n\
                   __device__ S::~S() { y = 0; }\n\
                   __device__ constexpr int c(int x) { return x; }\nstatic __device__ const auto &d(const int &x) { return x; }";
    expect_test::expect![[r#"
        __attribute__((unused)) int f(int a, volatile int &r, int, float *p = 0)
        {int volatile ___ = 1;(void)a;(void)reinterpret_cast<void *>(&(const_cast<char &>(reinterpret_cast<const volatile char &>(r))));(void)p;::exit(___);}


        struct S {
        S(int x) : y(x) {int *volatile ___ = 0;(void)x;::free(___);}
        ~S();
        int h() const { return y; }
        int y;
        };
        S::~S() {int *volatile ___ = 0;::free(___);}
        __attribute__((unused)) constexpr int c(int x) { return x; }
        static __attribute__((unused)) void d(const int &x) {int volatile ___ = 1;(void)x;::exit(___);}
    "#]]
    .assert_eq(&host(program));
}

#[test]
fn the_space_of_a_function_is_that_of_all_its_declarations() {
    let program = "__device__ int a(int);\nint a(int x) { return x; }\nint b(int);\n__device__ int b(int) { return 1; }";
    expect_test::expect![[r#"
        __attribute__((unused)) int a(int);
        int a(int x) {int volatile ___ = 1;(void)x;::exit(___);}
        int b(int);
        __attribute__((unused)) int b(int) {int volatile ___ = 1;::exit(___);}
    "#]]
    .assert_eq(&host(program));
}

#[test]
fn kernels() {
    let program = "__global__ void k(int *p) { *p = threadIdx.x; }\nstatic __global__ void s();\n\
                   namespace n {\ntemplate <class T, int, class... A> __global__ __launch_bounds__(64) void t(const T t, int a[3], A... a2, int = 2) { }\n\
                   template <> __global__ void t<char, 1>(const char c, int a[3], int) { }\n}\n\
                   template __global__ void n::t<float, 3>(const float, int *, int);";
    expect_test::expect![[r#"
        __attribute__((visibility("hidden"))) void k(int *p) ;
        static void s();
        namespace n {
        #pragma GCC diagnostic push
        #pragma GCC diagnostic ignored "-Wunused-parameter"
        # 4 "unit.cu"
        template <class T, int, class... A> static void __wrapper__device_stub_t ( const T & t , int a[3] , A & ... a2 , int & __T0 ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #pragma GCC diagnostic pop
        # 4 "unit.cu"
        template <class T, int __T1 , class... A> static void t(const T t, int a[3], A... a2, int __T0 = 2) {::n::__wrapper__device_stub_t<T,__T1,A...>(t,a,a2...,__T0);return;}
        template <> __specialization_static void __wrapper__device_stub_t <char, 1> ( const char & c , int a[3] , int & __T2 ) ; template <> __specialization_static void t<char, 1>(const char c, int a[3], int __T2 ) {::n::__wrapper__device_stub_t< char , 1 >(c,a,__T2);return;}
        }
        template void n::t<float, 3>(const float, int *, int);
    "#]]
    .assert_eq(&host(program));
}

#[test]
fn packs_are_voided_in_parameter_order() {
    let program = "template <class... A> __device__ int f(int a, A... q, int b, A &...) { return 1; }";
    expect_test::expect![[r#"
        template <class... A> __attribute__((unused)) int f(int a, A... q, int b, A &...) {int volatile ___ = 1;(void)a;(void)sizeof...(q);(void)b;::exit(___);}
    "#]].assert_eq(&host(program));
}

/// A template kernel that another unit defines is not static; names are given where a body needs them.
#[test]
fn kernels_without_definition() {
    let program = "template <class T> __global__ void other(T, int);\ntemplate <class T> __global__ void here(T, int);\n\
                   template <> __global__ void other<char>(char, int);\n__global__ void plain(int) {}\n\
                   template <class T> __global__ void here(T, int) {}\n\
                   struct F { template <class T> friend __global__ void other(T, int); template <class T> friend __global__ void here(T, int); };\n\
                   namespace { template <class T> __global__ void inside(T); }";
    expect_test::expect![[r#"
        template <class T> static void __wrapper__device_stub_other ( T & , int & ) ; template <class T> __attribute__((visibility("hidden"))) void other(T, int);
        template <class T> static void __wrapper__device_stub_here ( T & , int & ) ; template <class T> static void here(T, int);
        template <> __specialization_static void __wrapper__device_stub_other <char> ( char & , int & ) ; template <> __attribute__((visibility("hidden"))) void other<char>(char, int);
        __attribute__((visibility("hidden"))) void plain(int) ;
        #pragma GCC diagnostic push
        #pragma GCC diagnostic ignored "-Wunused-parameter"
        # 5 "unit.cu"
        template <class T> static void __wrapper__device_stub_here ( T & __T0 , int & __T1 ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #pragma GCC diagnostic pop
        # 5 "unit.cu"
        template <class T> static void here(T __T0 , int __T1 ) {__wrapper__device_stub_here<T>(__T0,__T1);return;}
        struct F { template <class T> friend __attribute__((visibility("hidden"))) void other(T, int); template <class T> friend void here(T, int); };
        namespace _GLOBAL__N__3dd1ba12_7_unit_cu_29339763 __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__3dd1ba12_7_unit_cu_29339763; namespace _GLOBAL__N__3dd1ba12_7_unit_cu_29339763 __attribute__((visibility("hidden"))) { template <class T> static void __wrapper__device_stub_inside ( T & ) ; template <class T> void inside(T); }
    "#]].assert_eq(&host(program));
}

/// A stub is static, so it has no `extern`; nor has a kernel that becomes static. Without static stubs a kernel stays
/// `extern`, and is hidden unless its linkage is internal.
#[test]
fn extern_kernel_templates() {
    let program = "template <class T> extern __global__ void declared(T *p);\n\
                   template <class T> __global__ extern void behind(T *p) {}\n\
                   template <class T> void extern __global__ last(T *p) {}\n\
                   namespace { template <class T> extern __global__ void inside(T *p) {} }\n\
                   template <class T> static __global__ void s(T *p);\ntemplate <class T> extern __global__ void s(T *p) {}";
    let mut unit = asking::unit(program, Dialect::REFERENCE, Pass::Host);
    let kernels = |unit: &Unit| {
        let text = host_of(unit);
        let declarations = text.lines().flat_map(|line| line.split("template ").skip(1));
        declarations.map(|one| format!("template {}\n", one.trim_end())).collect::<String>()
    };
    expect_test::expect![[r#"
        template <class T> static void __wrapper__device_stub_declared ( T * & p ) ;
        template <class T> extern __attribute__((visibility("hidden"))) void declared(T *p);
        template <class T> static void __wrapper__device_stub_behind ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> static void behind(T *p) {__wrapper__device_stub_behind<T>(p);return;}
        template <class T> static void __wrapper__device_stub_last ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> void static last(T *p) {__wrapper__device_stub_last<T>(p);return;}
        template <class T> static void __wrapper__device_stub_inside ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> static void inside(T *p) {::_GLOBAL__N__3dd1ba12_7_unit_cu_4487e306::__wrapper__device_stub_inside<T>(p);return;} }
        template <class T> static void __wrapper__device_stub_s ( T * & p ) ;
        template <class T> static void s(T *p);
        template <class T> static void __wrapper__device_stub_s ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> static void s(T *p) {__wrapper__device_stub_s<T>(p);return;}
    "#]].assert_eq(&kernels(&unit));
    unit.options.static_host_stub = false;
    expect_test::expect![[r#"
        template <class T> static void __wrapper__device_stub_declared ( T * & p ) ;
        template <class T> extern __attribute__((visibility("hidden"))) void declared(T *p);
        template <class T> static void __wrapper__device_stub_behind ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> __attribute__((visibility("hidden"))) extern void behind(T *p) {__wrapper__device_stub_behind<T>(p);return;}
        template <class T> static void __wrapper__device_stub_last ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> void extern __attribute__((visibility("hidden"))) last(T *p) {__wrapper__device_stub_last<T>(p);return;}
        template <class T> static void __wrapper__device_stub_inside ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> extern void inside(T *p) {::_GLOBAL__N__3dd1ba12_7_unit_cu_4487e306::__wrapper__device_stub_inside<T>(p);return;} }
        template <class T> static void __wrapper__device_stub_s ( T * & p ) ;
        template <class T> static void s(T *p);
        template <class T> static void __wrapper__device_stub_s ( T * & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        template <class T> extern void s(T *p) {__wrapper__device_stub_s<T>(p);return;}
    "#]].assert_eq(&kernels(&unit));
}

/// The documents give unnamed namespaces no name, so no qualifier can have it.
#[test]
fn documented_kernels_in_unnamed_namespaces() {
    let program = "namespace n { namespace { __global__ void k(int a) {} } }\nnamespace { template <class T> __global__ void t(T a) {} }";
    let seen = asking::observed(program, Dialect::Documented, Pass::Host);
    let text = seen.host.unwrap_or_default();
    assert!(text.contains("{::n::__wrapper__device_stub_k(a);return;}"), "{text}");
    assert!(text.contains("{__wrapper__device_stub_t<T>(a);return;}"), "{text}");
}

#[test]
fn variables_of_blocks_have_no_qualifier() {
    let program = "namespace n { void f() { __shared__ int x; } __device__ int x; }";
    let seen = asking::observed(program, Dialect::Documented, Pass::Host);
    let unit = seen.entities.iter().filter(|e| e.place.file == "unit.cu");
    let names: Vec<&str> = unit.map(|e| e.name.as_str()).collect();
    assert_eq!(names, ["n::f", "x", "n::x"]);
}

#[test]
fn launches_and_managed_variables() {
    let program = "__global__ void k(int) {}\n__managed__ int m = 3, a[2], *p;\nvoid f(int i)\n{\n  k<<<m, {2, 3}, sizeof(int)>>>(i);\n\
                   \x20 if (i) k<<<1, 8 >> (1)>>>(1);\n  (void)k<<<1,\n  2>>>(\n  a[0]), i++;\n  { int m = 1; m++; ::m++; }\n}";
    expect_test::expect![[r#"
        __attribute__((visibility("hidden"))) void k(int) ;
        __attribute__((section("__nv_managed_data__"))) static int * m = 0 , (* a ) [2] = 0 , * * p = 0 ;
        void f(int i)
        {
        (__cudaPushCallConfiguration( (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), ( m ))) , {2, 3}, sizeof(int) )) ? (void)0 : k (i);
        if (i) (__cudaPushCallConfiguration( 1, 8 >> (1) )) ? (void)0 : k (1);
        (void) ((__cudaPushCallConfiguration( 1,
        2
        # 7 "unit.cu"
        )) ? (void)0 : k
        (
        (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), ( a ))) [0]) ) , i++;
        { int m = 1; m++; (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), ( ::m ))) ++; }
        }
    "#]]
    .assert_eq(&host(program));
}

#[test]
fn variables_and_namespaces() {
    let program = "__device__ int a = 1, b[] = {1, 2, 3}, *c;\nextern __constant__ float d;\n__device__ const int e = 4;\n__device__ alignas(16) int f;\n\
                   extern __shared__ int g[];\n__shared__ char h;\nnamespace {\n__device__ char s[] = \"abc\";\n}\nnamespace n { namespace { int q; } }\nnamespace { int z; }\nint main() {}\n\
                   #pragma unroll\n#pragma GCC ivdep\nint y;";
    expect_test::expect![[r#"
        static int a , b[ 3 ] , *c;
        static float d;
        static const int e = 4;
        alignas(16) static int f;
        extern __attribute__((unused)) int g[];
        __attribute__((unused)) static char h;
        namespace _GLOBAL__N__3dd1ba12_7_unit_cu_a __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__3dd1ba12_7_unit_cu_a; namespace _GLOBAL__N__3dd1ba12_7_unit_cu_a __attribute__((visibility("hidden"))) {
        static char s[ 4 ] ;
        }
        namespace n { namespace _GLOBAL__N__3dd1ba12_7_unit_cu_a __attribute__((visibility("hidden")))  { }; using namespace ::n::_GLOBAL__N__3dd1ba12_7_unit_cu_a; namespace _GLOBAL__N__3dd1ba12_7_unit_cu_a __attribute__((visibility("hidden"))) { int q; } }
        namespace _GLOBAL__N__3dd1ba12_7_unit_cu_a __attribute__((visibility("hidden"))) { int z; }
        int main() {}

        #pragma GCC ivdep
        int y;
    "#]]
    .assert_eq(&host(program));
}

/// What the runtime header declares, as far as these programs need it.
const RUNTIME: &str = "struct uint3 { unsigned int x, y, z; };\n\
    struct dim3 { unsigned int x, y, z; constexpr dim3(unsigned int a = 1, unsigned int b = 1, unsigned int c = 1) : x(a), y(b), z(c) {} };\n\
    #define __specialization_static static\nstatic char __nv_init_managed_rt_with_module(void **) { return 1; }\n";

/// The host compiler reads what is written, with all warnings on and none given.
#[test]
fn the_host_compiler_reads_it() {
    let programs = [
        "__device__ int f(int a) { return a; }\n__global__ void k(int *p) { *p = f(1); }\nvoid g(int *p) { k<<<1, 2>>>(p); }",
        "template <class T, class... A> __global__ void k(T t, A... a) { }\nvoid g() { k<<<1, 2>>>(1, 2.0, 'c'); k<int><<<dim3(1), 2, 0, 0>>>(3); }",
        "__managed__ int m = 3;\n__device__ int d[] = {1, 2};\nint g() { return m + sizeof(d) + (&m)[0]; }",
        "namespace { template <int N> __global__ void k(const int (&a)[N], void (*f)(int)) { } struct S { __device__ ~S() {} int operator()() const { return 1; } }; }\n\
         void h(int) {}\nvoid g() { int a[3] = {1, 2, 3}; auto l = [&](int x) { (k<3><<<1, 2>>>(a, h), x); return x; }; l(2); }",
        "struct V { int x; __host__ __device__ V operator+(const V &o) const { return V{x + o.x}; } };\n\
         template <class T> __host__ __device__ T twice(T t) { return t + t; }\n__global__ void k(V v) { v = twice(v); }\n\
         void g() { for (int i = 0; i < 3; ++i) k<<<i, 1>>>(V{i}); bool b = true; b ? k<<<1, 1>>>(V{1}) : (void)0; }",
    ];
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("crt")).unwrap();
    std::fs::write(folder.path().join("crt/host_runtime.h"), RUNTIME).unwrap();
    std::fs::write(folder.path().join("unit.stub.c"), "").unwrap();
    for program in programs {
        let seen = asking::observed(program, Dialect::REFERENCE, Pass::Host);
        let text = seen.host.unwrap_or_else(|| panic!("no output: {:?}", seen.diagnostics));
        let file = folder.path().join("unit.cpp");
        std::fs::write(&file, &text).unwrap();
        let output = Command::new("g++")
            .args(["-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", "-Wno-return-type", "-I"])
            .arg(folder.path())
            .arg(&file)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.is_empty(), "{program}\n{said}\n{text}");
    }
}

/// The host output of the documented dialect behind the prologue, without the header and the trailer.
fn documented(program: &str) -> String {
    let seen = asking::observed(program, Dialect::Documented, Pass::Host);
    let text = seen.host.unwrap_or_else(|| panic!("no output: {:?}", seen.diagnostics));
    let (_, behind) =
        text.split_once("extern \"C\" void free(void *pointer) noexcept;\n").unwrap_or_default();
    let (body, _) = behind.split_once("\n#define _NV_ANON_NAMESPACE").unwrap_or_default();
    body.to_owned()
}

/// What device code alone names stands in a skipped group with all that it names alone.
#[test]
fn types_of_the_device() {
    let program = "struct Part { int n; };\nstruct Whole;\nstruct Whole {\n  Part part;\n  __device__ int n() const { return part.n; }\n};\n\
                   enum class Way { up, down };\nstruct Both { int n; };\nstruct Nobody { int n; };\n\
                   __device__ int f(Whole *w, Way way) { return way == Way::up ? w->n() : Both{1}.n; }\n\
                   __host__ __device__ int g(Both b) { return b.n; }";
    expect_test::expect![[r##"
        #if 0
        struct Part { int n; };
        #endif
        #if 0
        struct Whole;
        #endif
        #if 0
        struct Whole { Part part;
        #if 0
        int n() const { return part.n; }
        #endif
        };
        #endif
        #if 0
        enum class Way { up, down };
        #endif
        # 8 "unit.cu"
        struct Both { int n; };
        struct Nobody { int n; };
        #if 0
        int f(Whole *w, Way way) { return way == Way::up ? w->n() : Both{1}.n; }
        #endif
        # 11 "unit.cu"
        int g(Both b) { return b.n; }

        # 1 "unit.stub.c""##]]
    .assert_eq(&documented(program));
}

/// A class with a declarator, nested classes, templates and unscoped enumerations are not asked about, and what they
/// name is written.
#[test]
fn types_that_the_filter_is_not_asked_about() {
    let program = "int first() { return 1; }\nstruct Used { int n; };\nstruct Named { Used u; } named;\nenum Plain { a };\nstruct Around { struct Inner { int n; }; };\n\
                   template <class T> struct Box { T t; };\nstruct Alone { int n; };\n\
                   __device__ int f(Named n, Plain p, Around::Inner i, Box<int> b, Alone) { return n.u.n + p + i.n + b.t; }";
    expect_test::expect![[r##"
        # 1 "unit.cu"
        int first() { return 1; }
        struct Used { int n; };
        struct Named { Used u; } named;
        enum Plain { a };
        #if 0
        struct Around { struct Inner { int n; }; };
        #endif
        # 6 "unit.cu"
        template <class T> struct Box { T t; };
        #if 0
        struct Alone { int n; };
        #endif
        #if 0
        int f(Named n, Plain p, Around::Inner i, Box<int> b, Alone) { return n.u.n + p + i.n + b.t; }
        #endif

        # 1 "unit.stub.c""##]]
    .assert_eq(&documented(program));
}

/// Typedefs go by the kind of what they name alone; what is named in those that go is not written for them.
#[test]
fn typedefs_of_unions() {
    let program = "union U { int i; };\nunion V { int i; };\nstruct S { int i; };\ntypedef U A;\nusing B = A;\ntypedef V C, *D;\ntypedef S E;\ntypedef union { int i; } F;\n\
                   using G = const int;\nusing H = V &;\nvoid f(A);";
    expect_test::expect![[r##"
        #if 0
        union U { int i; };
        #endif
        # 2 "unit.cu"
        union V { int i; };
        struct S { int i; };
        #if 0
        typedef U A;
        #endif
        #if 0
        using B = A;
        #endif
        # 6 "unit.cu"
        typedef V C, *D;
        typedef S E;
        typedef union { int i; } F;
        using G = const int;
        using H = V &;
        void f(A);

        # 1 "unit.stub.c""##]]
    .assert_eq(&documented(program));
}
