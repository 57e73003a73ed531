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
         int s;  int m = 1;
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
