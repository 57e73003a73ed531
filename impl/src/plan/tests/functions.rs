//! Functions that run on the device.

use super::check;
use expect_test::expect;

#[test]
fn device_functions_keep_their_signature() {
    check(
        "\
__device__ int f(int a, float b = 1.0f)
{
  return a;
}
__device__ int declared(int);
static __device__ __noinline__ void g(const volatile int &r, int) { }
__device__ auto deduced(int x) -> int { return x; }
__device__ decltype(auto) deduced2() { return 1; }
__device__ const auto &deduced3();
__device__ constexpr int kept() { return 1; }
template <class T, class... A> __device__ T t(T x, A... rest) { return x; }
__device__ void gone() = delete;
__host__ __device__ int both() { return 1; }
int later(int);
__device__ int later(int x) { return x; }
extern \"C\" __device__ void c() {}
",
        &expect![[r#"
            __attribute__((unused)) int f(int a, float b = 1.0f)
            {int volatile ___ = 1;(void)a;(void)b;::exit(___);}


            __attribute__((unused)) int declared(int);
            static __attribute__((unused)) __attribute__((noinline)) void g(const volatile int &r, int) {int volatile ___ = 1;(void)reinterpret_cast<void *>(&(const_cast<char &>(reinterpret_cast<const volatile char &>(r))));::exit(___);}
            __attribute__((unused)) auto deduced(int x) -> int {int volatile ___ = 1;(void)x;::exit(___);}
            __attribute__((unused)) void deduced2() {int volatile ___ = 1;::exit(___);}
            __attribute__((unused)) void  deduced3();
            __attribute__((unused)) constexpr int kept() { return 1; }
            template <class T, class... A> __attribute__((unused)) T t(T x, A... rest) {int volatile ___ = 1;(void)x;(void)sizeof...(rest);::exit(___);}
            __attribute__((unused)) void gone() = delete;
              int both() { return 1; }
            int later(int);
            __attribute__((unused)) int later(int x) {int volatile ___ = 1;(void)x;::exit(___);}
            extern "C" __attribute__((unused)) void c() {int volatile ___ = 1;::exit(___);}
        "#]],
    );
}

#[test]
fn members_are_replaced_by_the_space_of_the_function() {
    check(
        "\
struct S {
  __device__ S(int i) : x(i) { x = 2; }
  __device__ ~S() { x = 0; }
  __device__ int in() const;
  __device__ auto deduced() { return x; }
  __device__ operator int() const { return x; }
  __host__ __device__ int both();
  __device__ S(char) try : x(1) { } catch (...) { }
  friend __device__ int buddy(S &s) { return s.x; }
  int x;
};
int S::in() const { return x; }
int S::both() { return x; }
template <class T> struct D { __device__ D(); __device__ T get(); };
template <class T> D<T>::D() {}
template <class T> __device__ T D<T>::get() { return T(); }
",
        &expect![[r#"
            struct S {
               S(int i) : x(i) {int *volatile ___ = 0;(void)i;::free(___);}
               ~S() {int *volatile ___ = 0;::free(___);}
               int in() const;
               void deduced() {int volatile ___ = 1;::exit(___);}
               operator int() const {int volatile ___ = 1;::exit(___);}
                int both();
               S(char) {int *volatile ___ = 0;::free(___);}
              friend __attribute__((unused)) int buddy(S &s) {int volatile ___ = 1;(void)s;::exit(___);}
              int x;
            };
            int S::in() const {int volatile ___ = 1;::exit(___);}
            int S::both() { return x; }
            template <class T> struct D {  D();  T get(); };
            template <class T> D<T>::D() {int *volatile ___ = 0;::free(___);}
            template <class T>  T D<T>::get() {int volatile ___ = 1;::exit(___);}
        "#]],
    );
}

#[test]
fn an_omitted_declaration_takes_its_linkage_along() {
    check(
        "\
extern \"C\" struct __attribute__((device_builtin)) a { int x; };
int b;
extern \"C\" { struct __attribute__((device_builtin)) c { int x; }; }
",
        &expect![[r#"

            int b;
            extern "C" {  }
        "#]],
    );
}

#[test]
fn functions_declared_in_blocks_are_written_as_those_outside() {
    check(
        "
void f() {
  __device__ void g();
  extern __device__ void a(int), b();
  __host__ __device__ void h();
  __launch_bounds__(3) __global__ void k(int);
  if (true) { __attribute__((device, noinline)) void c(); }
}
__device__ void hd();
void g() { __host__ void hd(); }
",
        &expect![[r#"

            void f() {
              __attribute__((unused)) void g();
              extern __attribute__((unused)) void a(int), b();
                void h();
               __attribute__((visibility("hidden"))) void k(int);
              if (true) { __attribute__((unused)) __attribute__((, noinline)) void c(); }
            }
             void hd();
            void g() {  void hd(); }
        "#]],
    );
}

#[test]
fn members_of_local_classes() {
    check(
        "
void local() { struct L { int x;
  __device__ int m(int a, const volatile L &r, P<int, int> p, int (*f)(int), const L, unsigned, int v[3] = {}) { return a; }
  __device__ L(int b) : x(b) { x = 3; }
  __device__ ~L() { x = 2; }
  __device__ static decltype(auto) e(struct L *p, int &&r) { return (r); }
  __device__ auto t(L l) const -> int { return 2; }
  __device__ int operator()(int a, L) const { return 2; }
  __device__ operator int() const { return 2; }
  __device__ constexpr auto c(int z) const { return 2; }
  __device__ const auto *d(int z) const { return &x; }
  __device__ L(char) try : x(1) { } catch (...) { }
  __device__ int u(int a) try { return a; } catch (int) { return 2; } catch (...) { return 3; }
  int h() try { return 1; } catch (...) { return 2; }
}; }
",
        &expect![[r#"

            void local() { struct L { int x;
               int m(int a, const volatile L &r, P<int, int> p, int (*f)(int), const L, unsigned, int v[3] = {}) {int volatile ___ = 1;(void)a;(void)reinterpret_cast<void *>(&(const_cast<char &>(reinterpret_cast<const volatile char &>(r))));(void)p;(void)f;(void)v;::exit(___);}
               L(int b) : x(b) {int *volatile ___ = 0;(void)b;::free(___);}
               ~L() {int *volatile ___ = 0;::free(___);}
               static void e(struct L *p, int &&r) {int volatile ___ = 1;(void)p;(void)r;::exit(___);}
               auto t(L l) const -> int {int volatile ___ = 1;(void)l;::exit(___);}
               int operator()(int a, L) const {int volatile ___ = 1;(void)a;::exit(___);}
               operator int() const {int volatile ___ = 1;::exit(___);}
               constexpr auto c(int z) const { return 2; }
               void  d(int z) const {int volatile ___ = 1;(void)z;::exit(___);}
               L(char) {int *volatile ___ = 0;::free(___);}
               int u(int a) {int volatile ___ = 1;(void)a;::exit(___);}
              int h() try { return 1; } catch (...) { return 2; }
            }; }
        "#]],
    );
}
