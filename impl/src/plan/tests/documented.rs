//! The output of the documented dialect.

use super::written;
use cufe_spec::unit::{Dialect, Options};
use expect_test::expect;

#[test]
fn the_documented_output_keeps_originals_in_groups_that_are_not_compiled() {
    let options = Options { dialect: Dialect::Documented, ..Options::default() };
    let text = "__device__ int f(int a)\n{ return a; }\n__global__ void k(int *p) { *p = 1; }\nint h;\n";
    let out = written(text, &options).expect("a plan");
    expect![[r##"
        #if 0
        __device__ int f(int a)
        { return a; }
        #endif
        # 2 "unit.cu"

         static void __wrapper__device_stub_k(int * &p) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        { *p = 1; }
        #endif
        # 3 "unit.cu"
         void k(int *p) {__wrapper__device_stub_k(p);return;}
        #if 0
        { *p = 1; }
        #endif
        # 3 "unit.cu"

        int h;
    "##]]
    .assert_eq(&out);
}

#[test]
fn the_documented_output_writes_no_more_than_the_documents_say() {
    let options = Options { dialect: Dialect::Documented, ..Options::default() };
    let text = "\
struct __attribute__((device_builtin)) dim { int x; };
__shared__ int s; __managed__ int m = 1;
template <class T, int> __global__ void t(T, int);
namespace { template <class T> __global__ void u(T x) {} }
extern \"C\" __device__ void d();
int h() { return m; }
struct E {}; __global__ void operator+(E, E) {}
";
    let out = written(text, &options).expect("a plan");
    expect![[r#"
        struct  dim { int x; };
         int s;  int *m = 0;
        template <class T, int>  void t(T, int);
        namespace { template <class T>  static void __wrapper__device_stub_u(T &x) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        # 4 "unit.cu"
        template <class T>  void u(T x) {__wrapper__device_stub_u<T>(x);return;}
        #if 0
        {}
        #endif
        # 4 "unit.cu"
         }
        #if 0
        extern "C" __device__ void d();
        #endif
        # 5 "unit.cu"

        int h() { return (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (m))); }
        struct E {};  static void __wrapper__device_stub_operator+(E & __T0, E & __T1) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        # 7 "unit.cu"
         void operator+(E __T0, E __T1) {__wrapper__device_stub_operator+(__T0,__T1);return;}
        #if 0
        {}
        #endif
        # 7 "unit.cu"

    "#]].assert_eq(&out);
}

#[test]
fn device_functions_of_blocks_and_local_classes_are_suppressed() {
    let text = "void f() {
__device__ void g();
struct L {
__device__ int m() { return 1; }
int n;
};
}
";
    let options = Options { dialect: Dialect::Documented, ..Options::default() };
    expect![[r#"
        void f() {
        #if 0
        __device__ void g();
        #endif
        # 2 "unit.cu"

        struct L {
        #if 0
        __device__ int m() { return 1; }
        #endif
        # 4 "unit.cu"

        int n;
        };
        }
    "#]]
    .assert_eq(&written(text, &options).expect("a plan"));
}

#[test]
fn the_documented_output_leaves_out_types_that_only_device_code_names() {
    let options = Options { dialect: Dialect::Documented, ..Options::default() };
    let text = "\
struct Complex { float re, im; };
struct Tile { Complex cells[16]; };
enum class Mode : int;
enum class Mode : int { Fast };
struct Shape { int rows; };
struct Alone { Alone *next; };
__device__ float first(Tile *t, Mode m) { return m == Mode::Fast ? t->cells[0].re : 0; }
__global__ void k(Shape s) { Tile t; }
";
    let out = written(text, &options).expect("a plan");
    expect![[r##"
        #if 0
        struct Complex { float re, im; };
        #endif
        # 1 "unit.cu"

        #if 0
        struct Tile { Complex cells[16]; };
        #endif
        # 2 "unit.cu"

        #if 0
        enum class Mode : int;
        #endif
        # 3 "unit.cu"

        #if 0
        enum class Mode : int { Fast };
        #endif
        # 4 "unit.cu"

        struct Shape { int rows; };
        struct Alone { Alone *next; };
        #if 0
        __device__ float first(Tile *t, Mode m) { return m == Mode::Fast ? t->cells[0].re : 0; }
        #endif
        # 7 "unit.cu"

         static void __wrapper__device_stub_k(Shape &s) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        { Tile t; }
        #endif
        # 8 "unit.cu"
         void k(Shape s) {__wrapper__device_stub_k(s);return;}
        #if 0
        { Tile t; }
        #endif
        # 8 "unit.cu"

    "##]]
    .assert_eq(&out);
}

#[test]
fn the_documented_output_leaves_out_typedefs_of_unions() {
    let options = Options { dialect: Dialect::Documented, ..Options::default() };
    let text = "\
union Bits { float f; int i; }; struct Pair { int a, b; };
typedef Bits Word;
using Same = const union Bits;
typedef Bits Other, *Pointer; typedef Bits Words[2];
typedef union { long l; } Long; typedef Pair P; typedef int I;
Bits value;
";
    let out = written(text, &options).expect("a plan");
    expect![[r#"
        union Bits { float f; int i; }; struct Pair { int a, b; };
        #if 0
        typedef Bits Word;
        #endif
        # 2 "unit.cu"

        #if 0
        using Same = const union Bits;
        #endif
        # 3 "unit.cu"

        typedef Bits Other, *Pointer; typedef Bits Words[2];
        typedef union { long l; } Long; typedef Pair P; typedef int I;
        Bits value;
    "#]]
    .assert_eq(&out);
}

#[test]
fn what_the_documents_write_compiles() {
    let options = Options { dialect: Dialect::Documented, ..Options::default() };
    let text = "\
extern \"C\" __global__ void a() {}
extern \"C\" extern \"C++\" __global__ void b(int n) {}
extern \"C\" { __global__ void c() {} extern __managed__ int m; }
__managed__ int n[] = {1, 2}, (*p)(int);
int f() { extern __managed__ int q; return q; }
decltype(m) o = 1;
decltype((m)) r = o;
constexpr __global__ void k() {}
";
    let out = written(text, &options).expect("a plan");
    expect![[r#"
        extern "C" { static void __wrapper__device_stub_a() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        # 1 "unit.cu"
         void a() {__wrapper__device_stub_a();return;}
        #if 0
        {}
        #endif
        # 1 "unit.cu"
        }
        extern "C" extern "C++" { static void __wrapper__device_stub_b(int &n) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        # 2 "unit.cu"
         void b(int n) {__wrapper__device_stub_b(n);return;}
        #if 0
        {}
        #endif
        # 2 "unit.cu"
        }
        extern "C" {  static void __wrapper__device_stub_c() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        # 3 "unit.cu"
         void c() {__wrapper__device_stub_c();return;}
        #if 0
        {}
        #endif
        # 3 "unit.cu"
         extern  int *m; }
         int (*n)[2] = 0, (**p)(int) = 0;
        int f() { extern  int *q; return (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (q))); }
        __typeof__((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (m)))) o = 1;
        decltype(((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (m))))) r = o;
         static void __wrapper__device_stub_k() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        # 8 "unit.cu"
          void k() {__wrapper__device_stub_k();return;}
        #if 0
        {}
        #endif
        # 8 "unit.cu"

    "#]].assert_eq(&out);
}
