//! Edits by example: input, then what is written in its place.

use std::collections::BTreeMap;

use cufe_spec::unit::{Dialect, HostCompiler, Options};
use expect_test::{Expect, expect};

use super::{Refusal, plan};
use crate::emit::host_output;
use crate::lex::Kind;
use crate::read::{ReadOptions, read};

const ID: &str = "_0123abcd_7_unit_cu_main";

pub(super) fn written(text: &str, options: &Options) -> Result<String, Vec<Refusal>> {
    let reading = read(
        text.as_bytes().to_vec(),
        &ReadOptions { standard: 20, name: "unit.cu".to_owned(), ..ReadOptions::default() },
    )
    .expect("the brackets of the input close");
    assert_eq!(reading.tree.unparsed, [], "the input is read whole");
    let mut plan = plan(&reading, options, ID)?;
    plan.header.clear();
    plan.trailer.clear();
    Ok(String::from_utf8(host_output(&reading.source, &plan)).expect("text"))
}

fn check(text: &str, expected: &Expect) {
    match written(text, &Options::default()) {
        Ok(out) => {
            if !out.contains("\n# ") {
                assert_eq!(
                    out.matches('\n').count(),
                    text.matches('\n').count(),
                    "edits keep line ends:\n{out}"
                );
            }
            let (before, after) = (places(text), places(&out));
            for (name, place) in &before {
                assert_eq!(after.get(name).unwrap_or(place), place, "`{name}` keeps its line:\n{out}");
            }
            expected.assert_eq(&out);
        }
        Err(refusals) => expected.assert_eq(&format!("{refusals:#?}")),
    }
}

/// File and line of every name that occurs once.
fn places(text: &str) -> BTreeMap<String, (Vec<u8>, u32)> {
    let reading = read(
        text.as_bytes().to_vec(),
        &ReadOptions { standard: 20, name: "unit.cu".to_owned(), ..ReadOptions::default() },
    )
    .expect("the brackets close");
    let mut places = BTreeMap::new();
    let mut again = Vec::new();
    for token in reading.tokens.iter() {
        let name = String::from_utf8_lossy(reading.source.bytes(token.span())).into_owned();
        if token.kind == Kind::Identifier {
            let place = reading.source.place(token.start);
            let place = (reading.source.file(place.file).to_vec(), place.line);
            if places.insert(name.clone(), place).is_some() {
                again.push(name);
            }
        }
    }
    places.retain(|name, _| !again.contains(name));
    places
}

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
            template <class __T0, int  __T1= 0, template <class> class __T2, class... __T3>  static void __wrapper__device_stub_unnamed(int & __T4, char * & __T5, int & __T6, void (* & __T7)(int), char (& __T8)[2]) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
            #pragma GCC diagnostic pop
            # 7 "unit.cu"
            template <class __T0, int  __T1= 0, template <class> class __T2, class... __T3> static void unnamed(int __T4, char * __T5, int  __T6= 3, void (* __T7)(int), char (& __T8)[2]) {__wrapper__device_stub_unnamed<__T0,__T1,__T2,__T3...>(__T4,__T5,__T6,__T7,__T8);return;}
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
            void local() { struct L {  int m(int a) {int volatile ___ = 1;::exit(___);}   void n() {} }; auto l = []  () {}; }
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
        refused("void f(int a) { auto l = [] __device__ (int i) -> auto { return i; }; }\n"),
        "a deduced return type of an extended lambda cannot be written"
    );
    assert_eq!(
        refused("struct S { S() { auto l = [] __device__ () {}; } };\n"),
        "an extended lambda that breaks a rule (lambda.parent-address)"
    );
}

#[test]
fn headers_differ_by_host_compiler() {
    let header = |host_compiler| super::boilerplate::header(&Options { host_compiler, ..Options::default() });
    let gnu = header(HostCompiler::Gnu(120_200));
    let lacks = |other: String| -> Vec<String> {
        gnu.lines().filter(|line| !other.lines().any(|one| one == *line)).map(str::to_owned).collect()
    };
    assert_eq!(
        lacks(header(HostCompiler::Gnu(40_700))),
        ["#pragma GCC diagnostic ignored \"-Wunused-local-typedefs\""]
    );
    assert_eq!(
        lacks(header(HostCompiler::Gnu(40_500))),
        [
            "#pragma GCC diagnostic ignored \"-Wunused-local-typedefs\"",
            "#pragma GCC diagnostic push",
            "#pragma GCC diagnostic pop",
        ]
    );
    assert_eq!(lacks(header(HostCompiler::Clang(150_000))), [""; 0]);
    assert_eq!(
        lacks(header(HostCompiler::Icc)),
        ["#pragma GCC diagnostic ignored \"-Wunused-local-typedefs\""]
    );
    assert!(
        header(HostCompiler::Pgcpp)
            .contains(";__attribute__((unused))  static inline void __nv_init_managed_rt")
    );
    assert!(header(HostCompiler::Clang(150_000)).contains("-Wunused-private-field"));
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
fn pragmas_between_dropped_declarations_are_deleted() {
    let text = "struct __attribute__((device_builtin)) a { int x; };\n\
                #pragma nv_diagnostic push\n\
                struct __attribute__((device_builtin)) b { int y; };\n";
    let out = written(text, &Options::default()).expect("a plan");
    assert!(!out.contains("pragma"), "{out}");
}

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
fn no_row_of_words_is_too_odd() {
    const WORDS: &[&str] = &[
        "__global__ ",
        "__device__ ",
        "__managed__ ",
        "__attribute__((device, host)) ",
        "template <class T, int N> ",
        "template <> ",
        "void k(T t, int = 3, ...) ",
        "int m ",
        "m ",
        "k<T> ",
        "<<<",
        ">>>",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        ", ",
        "; ",
        "= ",
        "auto ",
        "namespace ",
        "struct S ",
        ": ",
        ":: ",
        "static ",
        "extern \"C\" ",
        "= {1, 2}",
        "int a[] ",
        "[=] ",
        "\n# 7 \"a.h\" 3\n",
        "\n#pragma unroll\n",
        "operator ",
        "using ",
        "typedef ",
        "try ",
        "catch ",
        "return ",
        "__shared__ ",
        "const ",
        "* ",
        "& ",
        "&& ",
        "... ",
        "size_t ",
        "__device_builtin__ ",
        "requires ",
    ];
    fn holds(picks: Vec<u8>) -> bool {
        let mut text: String = picks.iter().map(|pick| WORDS[usize::from(*pick) % WORDS.len()]).collect();
        let mut open = Vec::new();
        let mut balanced = String::from("__managed__ int m; __global__ void q(int); ");
        for character in text.drain(..) {
            match character {
                '(' | '[' | '{' => open.push(character),
                ')' | ']' | '}' if open.is_empty() => continue,
                ')' | ']' | '}' => {
                    let closing = match open.pop() {
                        Some('(') => ')',
                        Some('[') => ']',
                        _ => '}',
                    };
                    balanced.push(closing);
                    continue;
                }
                _ => {}
            }
            balanced.push(character);
        }
        for character in open.iter().rev() {
            balanced.push(match character {
                '(' => ')',
                '[' => ']',
                _ => '}',
            });
        }
        let options = ReadOptions { standard: 20, name: "unit.cu".to_owned(), ..ReadOptions::default() };
        let Ok(reading) = read(balanced.into_bytes(), &options) else { return true };
        match plan(&reading, &Options::default(), ID) {
            Ok(plan) => !host_output(&reading.source, &plan).is_empty(),
            Err(refusals) => refusals.iter().all(|refusal| !refusal.message.contains("cut each other")),
        }
    }
    quickcheck::QuickCheck::new().tests(3000).quickcheck(holds as fn(Vec<u8>) -> bool);
}
