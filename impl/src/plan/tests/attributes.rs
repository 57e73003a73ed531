//! Attributes and pragmas that only CUDA compilers know.

use super::{check, written};
use cufe_spec::unit::Options;
use expect_test::expect;

#[test]
fn attributes_and_pragmas_of_cuda_are_deleted() {
    check(
        "\
struct __align__ { };
template <class T> struct V { T x; };
template <class T> __host__ __device__ V(T) -> V<T>;
#pragma nv_exec_check_disable
__host__ __device__ void h() {
#pragma unroll
  for (;;) {}
#pragma GCC unroll 4
  for (;;) {}
}
__attribute__((host, noinline, device)) void mixed();
__attribute__((device)) __attribute__((__noinline__)) void gcc();
void local() { struct L { __device__ int m(int a) { return a; } __host__ __device__ void n() {} }; auto l = [] __host__ () {}; }
",
        &expect![[r#"
            struct __align__ { };
            template <class T> struct V { T x; };
            template <class T>   V(T) -> V<T>;

              void h() {

              for (;;) {}
            #pragma GCC unroll 4
              for (;;) {}
            }
            __attribute__((, noinline, )) void mixed();
            __attribute__((unused)) __attribute__((__noinline__)) void gcc();
            void local() { struct L {  int m(int a) {int volatile ___ = 1;(void)a;::exit(___);}   void n() {} }; auto l = []  () {}; }
        "#]],
    );
}

#[test]
fn pragmas_between_dropped_declarations_are_deleted() {
    let text = "struct __attribute__((device_builtin)) a { int x; };\n\
                #pragma nv_diagnostic push\n\
                struct __attribute__((device_builtin)) b { int y; };\n";
    let out = written(text, &Options::default()).expect("a plan");
    assert!(!out.contains("pragma"), "{out}");
}

#[test]
fn a_list_of_nothing_but_cuda_attributes_is_deleted() {
    check(
        "
__attribute__((host, device)) void b();
[[gnu::host, gnu::device]] void c();
[[gnu::device]] void f();
[[nodiscard, gnu::host, gnu::device]] int d();
__attribute__((host, always_inline, device)) void e();
",
        &expect![[r#"

             void b();
             void c();
            __attribute__((unused)) void f();
            [[nodiscard, , ]] int d();
            __attribute__((, always_inline, )) void e();
        "#]],
    );
}
