//! Variables in device memory and the uses of managed ones.

use super::check;
use expect_test::expect;

#[test]
fn device_variables_lose_their_value() {
    check(
        "\
__device__ int a = 3, *p = nullptr, b[2] = {1, 2}, c{4}, d(5);
static __constant__ float f[] = {1.0f, 2.0f,};
__device__ const int k = 4;
__device__ constexpr int ce = 5;
__constant__ char s[] = \"abc\" \"d\";
__device__ int u[][2] = {{1, 2}, {3, 4}};
extern __device__ int e;
__device__ int e = 4;
__device__ alignas(16) float al[4];
[[maybe_unused]] __device__ int mu = 1;
__shared__ int sh;
extern __shared__ int dyn[];
int static __device__ odd = 3;
__device__ auto au = 5;
template <class T> __device__ T vt = T(5);
extern \"C\" __device__ int ec;
__constant__ struct { int x; } cfg;
__device__ const char *const names[] = {\"a\", \"b\"};
__device__ const char *texts[] = {\"a\", \"b\"};
",
        &expect![[r#"
             static int a, *p, b[2], c, d;
            static  float f[2];
             static const int k = 4;
             static constexpr int ce = 5;
             static char s[sizeof("abc" "d") / sizeof(("abc" "d")[0])];
             static int u[sizeof(__extension__ (int [][2]){{1, 2}, {3, 4}}) / sizeof(int [2])][2];
              static int e;

             alignas(16) static float al[4];
            [[maybe_unused]]  static int mu;
             __attribute__((unused)) static int sh;
            extern  __attribute__((unused)) int dyn[];
            int static  odd;
             static decltype(5) au;
            template <class T>  static T vt = T(5);
              static int ec;
             static struct { int x; } cfg;
             static const char *const names[] = {"a", "b"};
             static const char *texts[2];
        "#]],
    );
}

#[test]
fn managed_variables_are_pointers() {
    check(
        "\
namespace n { __managed__ int m = 3, a[2][3], *p; }
__managed__ int g;
static __managed__ float h{2};
int f(int m) { return m + n::m + g + ::g; }
int l() { auto x = [](int g) { return g; }; { int g = g; g++; } return x(g) + n::a[1][2]; }
struct S { int g; int get() { return g; } int h = ::g; };
int t(S s, S *q) { goto g; g: return s.g + q->g + *n::p; }
int d = g, e(g), z[sizeof(g)];
int def(int x = g);
using n::m;
int u() { for (int g : {1}) { m = g; } if (int g = 1) return g; return m; }
",
        &expect![[r#"
            namespace n {  __attribute__((section("__nv_managed_data__"))) static int *m = 0, (*a)[2][3] = 0, **p = 0; }
             __attribute__((section("__nv_managed_data__"))) static int *g = 0;
            __attribute__((section("__nv_managed_data__"))) static  float *h = 0;
            int f(int m) { return m + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (n::m))) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (g))) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (::g))); }
            int l() { auto x = [](int g) { return g; }; { int g = g; g++; } return x((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (g)))) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (n::a)))[1][2]; }
            struct S { int g; int get() { return g; } int h = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (::g))); };
            int t(S s, S *q) { goto g; g: return s.g + q->g + *(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (n::p))); }
            int d = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (g))), e((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (g)))), z[sizeof((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (g))))];
            int def(int x = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (g))));
            using n::m;
            int u() { for (int g : {1}) { (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (m))) = g; } if (int g = 1) return g; return (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (m))); }
        "#]],
    );
}

#[test]
fn names_behind_template_arguments_are_members() {
    check(
        "\
__managed__ int n;
namespace q { __managed__ int m; template <class T> __managed__ T v; }
template <class T> struct Base { int n; template <class U> int t() const; struct In { static int n; }; };
template <class T> struct Dependent : Base<T> {
  int both() const { return n + Base<T>::n + Base<T>::In::n + this->Base<T>::n + this->template n<int>(); }
  int type() const { return decltype(*this)::n + T::template n<int>() + T::template X<int>::n + ::q::m; }
  int compared(int a, int b) const { return (a < b) + (a > ::n) + (a < b > ::n) + (int)::n + q::template v<int>; }
};
",
        &expect![[r#"
             __attribute__((section("__nv_managed_data__"))) static int *n = 0;
            namespace q {  __attribute__((section("__nv_managed_data__"))) static int *m = 0; template <class T>  __attribute__((section("__nv_managed_data__"))) static T *v = 0; }
            template <class T> struct Base { int n; template <class U> int t() const; struct In { static int n; }; };
            template <class T> struct Dependent : Base<T> {
              int both() const { return (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (n))) + Base<T>::n + Base<T>::In::n + this->Base<T>::n + this->template n<int>(); }
              int type() const { return decltype(*this)::n + T::template n<int>() + T::template X<int>::n + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (::q::m))); }
              int compared(int a, int b) const { return (a < b) + (a > (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (::n)))) + (a < b > (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (::n)))) + (int)(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (::n))) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (q::template v<int>))); }
            };
        "#]],
    );
}

#[test]
fn the_bound_of_a_later_declaration_belongs_to_the_first() {
    check(
        "
extern __device__ int a[];
int unindented;
__device__ int a[] = {1, 2, 3};
extern __constant__ float b[];
__constant__ float b[4];
[[gnu::device]] int c = 3;
",
        &expect![[r#"

              static int a[3];
            int unindented;

              static float b[4];

             static int c;
        "#]],
    );
}

#[test]
fn data_members_that_are_defined_again() {
    check(
        "
struct S { static constexpr float a = 1, b[2] = {1, 2}; static const int c; static constexpr int d = 1; };
constexpr float S::a, S::b[2];
const int S::c = 1;
[[maybe_unused]] const int S::d;
template <class T> struct D { static constexpr T e = 1; };
template <class T> constexpr T D<T>::e;
",
        &expect![[r#"

            struct S { static constexpr float a = 1, b[2] = {1, 2}; static const int c; static constexpr int d = 1; };
            constexpr inline float S::a, S::b[2];
            const int S::c = 1;
            [[maybe_unused]] inline const int S::d;
            template <class T> struct D { static constexpr T e = 1; };
            template <class T> constexpr T D<T>::e;
        "#]],
    );
}

/// What is declared with the name of a function type is a function: it gets no storage class.
#[test]
fn functions_declared_by_the_name_of_their_type() {
    check(
        "\
typedef void F(int);
__device__ F d, e; extern __device__ F x; static __device__ F s;
__host__ __device__ F hd; namespace n { __device__ F m; }
__host__ __device__ void hd(int) {}
void f() { hd(1); (void)&d; }
",
        &expect![[r#"
            typedef void F(int);
            __attribute__((unused)) F d, e; extern __attribute__((unused)) F x; static __attribute__((unused)) F s;
              F hd; namespace n { __attribute__((unused)) F m; }
              void hd(int) {}
            void f() { hd(1); (void)&d; }
        "#]],
    );
}
