//! Lambdas by example: a unit, then the host output. The declaration that the preamble follows is left out, so the text
//! is that of the lambdas alone.

use cufe_spec::unit::Options;
use expect_test::{Expect, expect};

use super::tests::written;

fn check(text: &str, expected: &Expect) {
    let options = Options { extended_lambda: true, ..Options::default() };
    let out = match written(text, &options) {
        Ok(out) => {
            assert_eq!(out.matches('\n').count(), text.matches('\n').count(), "line ends stay:\n{out}");
            out
        }
        Err(refusals) => format!("{refusals:#?}"),
    };
    expected.assert_eq(&out);
}

#[test]
fn wrappers() {
    check(
        "
namespace n {
static int f(int a, const char *s = \"\") noexcept {
  auto l = [=] __device__ (int x) { return a +
      x; };
  auto h = [a] __host__ __device__ (int x) mutable { return a + x; };
  auto t = [] __device__ () -> const int * { return nullptr; }; return a;
}
}
",
        &expect![[r#"

            namespace n {
            static int f(int a, const char *s = "") noexcept {
              auto l = __nv_dl_wrapper_t< __nv_dl_tag<int (*) (int a, const char *s ) noexcept,(& ::n::f),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<int (*) (int a, const char *s ) noexcept,(& ::n::f),1> {} , a)
            ;
              auto h = __nv_hdl_create_wrapper_t< true, false, __nv_dl_tag<int (*) (int a, const char *s ) noexcept,(& ::n::f),2> , typename __nvdl_remove_ref<decltype(a)>::type>::__nv_hdl_create_wrapper( [a]   (int x) mutable { return a + x; } , a);
              auto t = __nv_dl_wrapper_t< __nv_dl_trailing_return_tag<int (*) (int a, const char *s ) noexcept,(& ::n::f),const int *,3>>( __nv_dl_trailing_return_tag<int (*) (int a, const char *s ) noexcept,(& ::n::f),const int *,3> {}); return a;
            }
            }
        "#]],
    );
}

#[test]
fn parents() {
    check(
        "
template <class T, int = 3, template <class> class... C> auto f(T t, int (*g)(int)) -> decltype(t) { [=] __device__ { return t; }; return t; }
struct S {
  static void s(int a) { [=] __device__ { return a; }; }
  virtual int *v(int b[3]) const && { [b] __device__ { }; return nullptr; }
  operator const char *() { [this] __device__ { }; return nullptr; }
  void out(int) &;
};
void S::out(int q) & { [q] __device__ { }; }
template <class T> struct D { int m; void f(T); };
template <class T> void D<T>::f(T t) { [=] __device__ { return m + t; }; }
int (*r(int a))(char) { [=] __device__ { return a; }; return nullptr; }
namespace { void u(auto x) { [x] __device__ { }; } }
",
        &expect![[r#"

            template <class T, int  __T0= 3, template <class> class... C> auto f(T t, int (*g)(int)) -> decltype(t) { __nv_dl_wrapper_t< __nv_dl_tag<auto (*) (T t, int (*g)(int)) -> decltype(t),(& ::f< T, __T0, C...> ),1> , typename __nvdl_remove_ref<decltype(t)>::type>( __nv_dl_tag<auto (*) (T t, int (*g)(int)) -> decltype(t),(& ::f< T, __T0, C...> ),1> {} , t); return t; }
            struct S {
              static void s(int a) { __nv_dl_wrapper_t< __nv_dl_tag<void (*) (int a),(&S::s),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (*) (int a),(&S::s),1> {} , a); }
              virtual int *v(int b[3]) const && { __nv_dl_wrapper_t< __nv_dl_tag<int * (S::*) (int b[3]) const &&,(&S::v),1> , typename __nvdl_remove_ref<decltype(b)>::type>( __nv_dl_tag<int * (S::*) (int b[3]) const &&,(&S::v),1> {} , b); return nullptr; }
              operator const char *() { __nv_dl_wrapper_t< __nv_dl_tag<const char * (S::*) (),(&S::operator const char *),1> , decltype(this) const>( __nv_dl_tag<const char * (S::*) (),(&S::operator const char *),1> {} , this); return nullptr; }
              void out(int) &;
            };
            void S::out(int q) & { __nv_dl_wrapper_t< __nv_dl_tag<void (S::*) (int q) &,(&S::out),1> , typename __nvdl_remove_ref<decltype(q)>::type>( __nv_dl_tag<void (S::*) (int q) &,(&S::out),1> {} , q); }
            template <class T> struct D { int m; void f(T); };
            template <class T> void D<T>::f(T t) { __nv_dl_wrapper_t< __nv_dl_tag<void (D::*) (T t),(&D::f),1> , decltype(this) const , typename __nvdl_remove_ref<decltype(t)>::type>( __nv_dl_tag<void (D::*) (T t),(&D::f),1> {} , this , t); }
            int (*r(int a))(char) { __nv_dl_wrapper_t< __nv_dl_tag<int (* (*) (int a))(char),(& ::r),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<int (* (*) (int a))(char),(& ::r),1> {} , a); return nullptr; }
            namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__0123abcd_7_unit_cu_main; namespace _GLOBAL__N__0123abcd_7_unit_cu_main __attribute__((visibility("hidden"))) { void u(auto x) { __nv_dl_wrapper_t< __nv_dl_tag<void (*) ( decltype(x) ),(& ::_GLOBAL__N__0123abcd_7_unit_cu_main::u),1> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<void (*) ( decltype(x) ),(& ::_GLOBAL__N__0123abcd_7_unit_cu_main::u),1> {} , x); } }
        "#]],
    );
}

#[test]
fn captures() {
    check(
        "
struct S { int m; void f(int a) {
  [*this, a] __device__ () mutable { };
  [x = m + 1, y{a}, z(a)] __device__ { };
  [=, *this] __host__ __device__ { return m; };
} };
",
        &expect![[r#"

            struct S { int m; void f(int a) {
              __nv_dl_wrapper_t< __nv_dl_tag<void (S::*) (int a),(&S::f),1> , typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this)>::type>::type , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (S::*) (int a),(&S::f),1> {} , *this , a);
              __nv_dl_wrapper_t< __nv_dl_tag<void (S::*) (int a),(&S::f),2> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((m + 1))>::type>::type , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((a))>::type>::type , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((a))>::type>::type>( __nv_dl_tag<void (S::*) (int a),(&S::f),2> {} , m + 1 , (a) , (a));
              __nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (S::*) (int a),(&S::f),3> , typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this)>::type>::type const>::__nv_hdl_create_wrapper( [=, *this]   { return m; } , *this);
            } };
        "#]],
    );
}

#[test]
fn deduced_return_types() {
    check(
        "
template <class T> T twice(T t);
void f(int a, const int c, int *p) {
  [=] __device__ (int i = 0) -> auto { return a + twice(i) + c; };
  [=] __device__ () mutable -> const auto * { auto *q = p + a, *r = q; if (c) return q; return r; };
  [b = a * 2] __device__ (short s[2]) -> decltype(auto) { float t[2] = {1, 2}; return (t[b] + s[0]); };
  [=] __device__ { struct L { int g() { return 1; } }; };
  [=] __device__ () -> auto { struct L { int g() { return 1; } }; auto h = [] { return 2; }; h(); };
}
",
        &expect![[r#"

            template <class T> T twice(T t);
            void f(int a, const int c, int *p) {
              __nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),typename __nv_dl_returned<auto (*)( int  i , const typename __nvdl_remove_ref<decltype(a)>::type &a) -> typename ::std::decay<decltype((a + twice(i) + c))>::type >::type,1> , typename __nvdl_remove_ref<decltype(a)>::type , typename __nvdl_remove_ref<decltype(c)>::type>( __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),typename __nv_dl_returned<auto (*)( int  i , const typename __nvdl_remove_ref<decltype(a)>::type &a) -> typename ::std::decay<decltype((a + twice(i) + c))>::type >::type,1> {} , a , c);
              __nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),typename __nv_dl_returned<auto (*)(typename ::std::remove_pointer<typename ::std::decay<decltype((p + a))>::type>::type *  q) ->  const typename ::std::remove_pointer<typename ::std::decay<decltype((q))>::type>::type *  >::type,2> , typename __nvdl_remove_ref<decltype(p)>::type , typename __nvdl_remove_ref<decltype(a)>::type , typename __nvdl_remove_ref<decltype(c)>::type>( __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),typename __nv_dl_returned<auto (*)(typename ::std::remove_pointer<typename ::std::decay<decltype((p + a))>::type>::type *  q) ->  const typename ::std::remove_pointer<typename ::std::decay<decltype((q))>::type>::type *  >::type,2> {} , p , a , c);
              __nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),typename __nv_dl_returned<auto (*)(const typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((a * 2))>::type>::type &b,  short  s[2] ,  float (&t) [2] ) -> decltype((t[b] + s[0])) >::type,3> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((a * 2))>::type>::type>( __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),typename __nv_dl_returned<auto (*)(const typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((a * 2))>::type>::type &b,  short  s[2] ,  float (&t) [2] ) -> decltype((t[b] + s[0])) >::type,3> {} , a * 2);
              __nv_dl_wrapper_t< __nv_dl_tag<void (*) (int a, const int c, int *p),(& ::f),4>>( __nv_dl_tag<void (*) (int a, const int c, int *p),(& ::f),4> {});
              __nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),void,5>>( __nv_dl_trailing_return_tag<void (*) (int a, const int c, int *p),(& ::f),void,5> {});
            }
        "#]],
    );
}

#[test]
fn return_types_that_no_returned_expression_tells() {
    check(
        "
__device__ auto hidden(int a) { return a; }
void f(int a) {
  [=] __device__ -> auto { return hidden(a); };
  [=] __device__ -> auto { return [=] { return a; }(); };
  [=] __device__ -> auto { struct L { int m; }; L l{a}; return l; };
  [=] __device__ -> auto { if constexpr (sizeof(a) > 4) return a; else return 1.0; };
  [=] __device__ -> auto { auto [x, y] = twin{1, a}; return x; };
}
",
        &expect![[r#"
            [
                Refusal {
                    offset: 299,
                    message: "an extended lambda that breaks a rule (lambda.constexpr-if-capture)",
                },
            ]"#]],
    );
}

#[test]
fn lambdas_that_are_not_extended() {
    check(
        "
template <class F> int use(F f);
int outside = use([] __device__ (int x) { return x; });
auto both = [] __host__ __device__ (int x) { return x; };
void f(int a = use([] __device__ { })) { auto h = [=] __host__ { return a; }; }
struct S { int m = use([] __device__ { return 1; }); };
__device__ int d(int a) { return [=] __device__ { return a; }(); }
",
        &expect![[r#"

            template <class F> int use(F f);
            int outside = use([]  (int x) { });
            auto both = []   (int x) { return x; };
            void f(int a = use([]  { })) { auto h = [=]  { return a; }; }
            struct S { int m = use([]  { }); };
            __attribute__((unused)) int d(int a) {int volatile ___ = 1;(void)a;::exit(___);}
        "#]],
    );
}

#[test]
fn a_class_without_default_constructor_keeps_its_arguments() {
    check(
        "
struct C { constexpr C(int); };
struct D { constexpr D(int = 0); };
__device__ C c(1);
__device__ D d(1);
__device__ C list[2] = {C(1), 2};
",
        &expect![[r#"

            struct C { constexpr C(int); };
            struct D { constexpr D(int = 0); };
             static C c(1);
             static D d;
             static C list[2] = {C(1), 2};
        "#]],
    );
}
