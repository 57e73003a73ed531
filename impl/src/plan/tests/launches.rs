//! Launches.

use super::check;
use expect_test::expect;

#[test]
fn launches_are_conditional_calls() {
    check(
        "\
__global__ void k(int); __global__ void k2();
struct O { void (*fp)(int); };
void f(O o, O *q, void (*a[2])(int)) {
  k<<<1, 2>>>(3);
  (void)k<<<1, 2>>>(3), k2<<<1, 2>>>();
  if (q) k<<<1, 2>>>(3); else k<<<1, 2>>>(4);
  o.fp<<<1, 2>>>(1); q->fp<<<1, 2>>>(1); a[1]<<<1, 2>>>(1); (k)<<<1, 2>>>(1); ::k<<<1, 2>>>(2);
  k<<<1,
      8>>(1)>>>(
      3);
  for (int turn = 0; turn < 2; ++turn) k<<<
    first_line,
    second_line
  >>>
  (third_line,
   fourth_line), fifth_line;
  k<<<1, {1, 2}>>>([] { k2<<<1, 1>>>(); return 1; }());
  return k2<<<1, 1>>>();
}
",
        &expect![[r#"
            __attribute__((visibility("hidden"))) void k(int); __attribute__((visibility("hidden"))) void k2();
            struct O { void (*fp)(int); };
            void f(O o, O *q, void (*a[2])(int)) {
              (__cudaPushCallConfiguration(1, 2)) ? (void)0 : k(3);
              (void)((__cudaPushCallConfiguration(1, 2)) ? (void)0 : k(3)), ((__cudaPushCallConfiguration(1, 2)) ? (void)0 : k2());
              if (q) (__cudaPushCallConfiguration(1, 2)) ? (void)0 : k(3); else (__cudaPushCallConfiguration(1, 2)) ? (void)0 : k(4);
              (__cudaPushCallConfiguration(1, 2)) ? (void)0 : o.fp(1); (__cudaPushCallConfiguration(1, 2)) ? (void)0 : q->fp(1); (__cudaPushCallConfiguration(1, 2)) ? (void)0 : a[1](1); (__cudaPushCallConfiguration(1, 2)) ? (void)0 : (k)(1); (__cudaPushCallConfiguration(1, 2)) ? (void)0 : ::k(2);
              (__cudaPushCallConfiguration(1,
                  8>>(1)
            # 8 "unit.cu"
            )) ? (void)0 : k
            (
                  3);
              for (int turn = 0; turn < 2; ++turn) ((__cudaPushCallConfiguration(
            # 12 "unit.cu"
            first_line,
                second_line
            # 11 "unit.cu"
            )) ? (void)0 : k



            (third_line,
               fourth_line)), fifth_line;
              (__cudaPushCallConfiguration(1, {1, 2})) ? (void)0 : k([] { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k2(); return 1; }());
              return ((__cudaPushCallConfiguration(1, 1)) ? (void)0 : k2());
            }
        "#]],
    );
}

#[test]
fn launches_that_are_statements_have_no_parentheses() {
    check(
        "\
__global__ void k(int);
void f(int c) {
  if (c) k<<<1, 1>>>(0); else k<<<1, 1>>>(1);
  if constexpr (true) k<<<1, 1>>>(2);
  for (;;) (k)<<<1, 1>>>(3);
  while (c) k<<<1, 1>>>(4);
  do k<<<1, 1>>>(5); while (c);
  switch (c) { case 1: k<<<1, 1>>>(6); case 2 ? 3 : 4: k<<<1, 1>>>(7); default: k<<<1, 1>>>(8); }
label: k<<<1, 1>>>(9);
  if (c) [[likely]] k<<<1, 1>>>(10);
  c ? k<<<1, 1>>>(11) : k<<<1, 1>>>(12);
  (void)(c), k<<<1, 1>>>(13);
}
",
        &expect![[r#"
            __attribute__((visibility("hidden"))) void k(int);
            void f(int c) {
              if (c) (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(0); else (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(1);
              if constexpr (true) (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(2);
              for (;;) (__cudaPushCallConfiguration(1, 1)) ? (void)0 : (k)(3);
              while (c) (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(4);
              do (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(5); while (c);
              switch (c) { case 1: (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(6); case 2 ? 3 : 4: (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(7); default: (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(8); }
            label: (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(9);
              if (c) [[likely]] (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(10);
              c ? ((__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(11)) : ((__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(12));
              (void)(c), ((__cudaPushCallConfiguration(1, 1)) ? (void)0 : k(13));
            }
        "#]],
    );
}
