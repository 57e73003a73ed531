//! Which overload is listed, by example: input, then the entries as the released tool lists them.

use super::references::listed;

/// Checks each of `examples` behind `common`.
fn check(common: &str, examples: &[(&str, &[&str])]) {
    for (text, expected) in examples {
        let expected = expected.iter().map(|&one| one.to_owned()).collect();
        assert_eq!(listed(&format!("{common} {text}")), Ok(expected), "{text}");
    }
}

#[test]
fn what_is_passed_tells_the_overload() {
    let common = "static __global__ void k(int *, int) {} __global__ void k(int *, float) {} static __global__ void c(int *) {} __global__ void c(int *, int) {} namespace n { struct T { int v; }; __global__ void found(T, int); static __global__ void found(T, float) {} __global__ void one(T) {} } struct B {}; struct D : B {}; static __global__ void p(B *) {} __global__ void p(int *) {} static __global__ void q(const int *) {} __global__ void q(float) {}";
    check(
        common,
        &[
            ("void f(int *a) { auto l = [=] { c<<<1, 1>>>(a); }; l(); }", &["KI @1c*"]),
            ("void f(int *a) { auto l = [=] { int i = 1; k<<<1, 1>>>(a, i); }; l(); }", &["KI @1k*"]),
            ("void f(int *a, float v) { auto l = [=] { k<<<1, 1>>>(a, v); }; l(); }", &["KE _Z1k*"]),
            ("void f(int *a, float v) { auto l = [&] { k<<<1, 1>>>(a, v); }; l(); }", &["KE _Z1k*"]),
            (
                "void f(int *a) { auto l = [](int *b, float v) { k<<<1, 1>>>(b, v); }; l(a, 1.f); }",
                &["KE _Z1k*"],
            ),
            (
                "void f(int *a, int v) { auto l = [=](float v) { k<<<1, 1>>>(a, v); }; l(1.f); }",
                &["KE _Z1k*"],
            ),
            ("void f(int *a) { auto l = [=] { k<<<1, 1>>>(a, 1); }; l(); }", &["KI @1k*"]),
            ("void f(int *a, int v) { auto l = [=, w = 1.5f] { k<<<1, 1>>>(a, w); }; l(); }", &["KE _Z1k*"]),
            ("static int *g; auto l = [](int v) { k<<<1, 1>>>(g, v); };", &["KI @1k*"]),
            (
                "void f(int *a) { auto l = [=](auto v) { k<<<1, 1>>>(a, v); }; l(1); }",
                &["KI @1k*", "KE _Z1k*"],
            ),
            (
                "void f(int *a) { auto l = [=] { auto m = [=](float v) { k<<<1, 1>>>(a, v); }; m(1.f); }; l(); }",
                &["KE _Z1k*"],
            ),
            ("void f() { auto l = [] { void (*x)(int *) = c; (void)x; }; l(); }", &["KI @1c*"]),
            (
                "struct S { int *a; int v; void m() { auto l = [this] { k<<<1, 1>>>(a, v); }; l(); } };",
                &["KI @1k*"],
            ),
            ("void f(n::T t) { one<<<1, 1>>>(t); }", &["KE _ZN1n3one*"]),
            ("void f(n::T t) { found<<<1, 1>>>(t, 1); }", &["KE _ZN1n5found*"]),
            ("void f(n::T t, float g) { found<<<1, 1>>>(t, g); }", &["KI @1n5found*"]),
            ("void f() { found<<<1, 1>>>(n::T{1}, 1.5f); }", &["KI @1n5found*"]),
            ("struct H { n::T t; int i; }; void f(H h) { found<<<1, 1>>>(h.t, h.i); }", &["KE _ZN1n5found*"]),
            ("void f(int *a, short s) { k<<<1, 1>>>(a, s); }", &["KI @1k*"]),
            ("void f(int *a, double s) { c<<<1, 1>>>(a, s); }", &["KE _Z1c*"]),
            ("void f(int *a) { k<<<1, 1>>>(a, 'c'); }", &["KI @1k*"]),
            ("void f(int *a, bool b) { k<<<1, 1>>>(a, b); }", &["KI @1k*"]),
            ("void f() { k<<<1, 1>>>(nullptr, 1); }", &["KI @1k*"]),
            ("void f() { k<<<1, 1>>>(0, 1); }", &["KI @1k*"]),
            ("void f(D *d) { p<<<1, 1>>>(d); }", &["KI @1p*"]),
            ("void f(int *d) { q<<<1, 1>>>(d); }", &["KI @1q*"]),
            ("void f(int *a, int n) { k<<<1, 1>>>(a, n + 1); }", &["KI @1k*"]),
            ("void f(int *a, int n) { k<<<1, 1>>>(a + n, n * 2); }", &["KI @1k*"]),
            ("void f() { int x; k<<<1, 1>>>(&x, 1.0f); }", &["KE _Z1k*"]),
            ("struct M { int *a; float v; }; void f(M m) { k<<<1, 1>>>(m.a, m.v); }", &["KE _Z1k*"]),
            ("struct M { int *a; float v; }; void f(M *m) { k<<<1, 1>>>(m->a, m->v); }", &["KE _Z1k*"]),
            ("int *get(); float val(int); void f() { k<<<1, 1>>>(get(), val(1)); }", &["KE _Z1k*"]),
            ("void f(int **a, float *v) { k<<<1, 1>>>(a[0], v[1]); }", &["KE _Z1k*"]),
            ("void f(void *a, int n) { k<<<1, 1>>>((int *)a, static_cast<float>(n)); }", &["KE _Z1k*"]),
            ("void f(void *a, int n) { k<<<1, 1>>>(reinterpret_cast<int *>(a), float(n)); }", &["KE _Z1k*"]),
            ("void f(int **a, float *n) { k<<<1, 1>>>(*a, *n); }", &["KE _Z1k*"]),
            ("void f(int *a, float n) { k<<<1, 1>>>(a, -n); }", &["KE _Z1k*"]),
            ("void f(int *a, float n) { k<<<1, 1>>>(a, (n)); }", &["KE _Z1k*"]),
            ("void f(int *a, float n) { k<<<1, 1>>>(a, n > 0 ? n : 0.f); }", &["KE _Z1k*"]),
            ("void f() { int a[4]; k<<<1, 1>>>(a, 1.f); }", &["KE _Z1k*"]),
            ("void f(int *a) { auto n = 1.5f; k<<<1, 1>>>(a, n); }", &["KE _Z1k*"]),
            ("int *get(); void f() { auto n = get(); k<<<1, 1>>>(n, 1); }", &["KI @1k*"]),
            ("void f(int *a) { for (int i = 0; i < 3; ++i) k<<<1, 1>>>(a, i); }", &["KI @1k*"]),
            ("void f(int *a, float i) { { int i = 0; k<<<1, 1>>>(a, i); } }", &["KI @1k*"]),
            ("void f(int *a, float i) { { int i = 0; } k<<<1, 1>>>(a, i); }", &["KE _Z1k*"]),
            ("struct M { int *a; float v; void f() { k<<<1, 1>>>(a, v); } };", &["KE _Z1k*"]),
            ("typedef unsigned long sz; void f(int *a, sz s) { c<<<1, 1>>>(a, s); }", &["KE _Z1c*"]),
            (
                "static __global__ void lc(B) {} __global__ void lc(int) {} void f() { struct L : B {} x; lc<<<1, 1>>>(x); }",
                &["KI @2lc*"],
            ),
            ("void f(int *a) { typedef float F; F x = 1; k<<<1, 1>>>(a, x); }", &["KE _Z1k*"]),
            ("void f(int *a) { using F = int; F x = 1; k<<<1, 1>>>(a, x); }", &["KI @1k*"]),
            ("void f(int *a) { using F = float; k<<<1, 1>>>(a, F(1)); }", &["KE _Z1k*"]),
        ],
    );
}

#[test]
fn conversions_and_expressions() {
    let common = "static __global__ void k(int *, int) {} __global__ void k(int *, float) {} struct B {}; struct D : B {}; struct E2 : D {}; struct P : private B {}; struct Conv { operator int() const; }; namespace n { struct T { int v; }; struct U : T {}; enum En { a, b }; enum class Ec { x }; __global__ void k(T *, int) {} static __global__ void e(En) {} namespace in { struct I {}; static __global__ void e(I) {} } template <class X> struct V { X *data(); const X *data() const; unsigned long size() const; X &operator[](int); X *p; }; } __global__ void e(int) {}";
    check(
        common,
        &[
            ("void f(n::T *t) { k<<<1, 1>>>(t, 1); }", &["KE _ZN1n1k*"]),
            ("void f(n::T *t, int *a) { (k<<<1, 1>>>(a, 1)); }", &["KI @1k*"]),
            ("void f(n::U *t) { k<<<1, 1>>>(t, 1); }", &["KE _ZN1n1k*"]),
            ("void f(n::En x) { e<<<1, 1>>>(x); }", &["KI @1n1e*"]),
            ("void f(n::in::I i) { e<<<1, 1>>>(i); }", &["KI @1n2in1e*"]),
            ("void f(n::V<int> v) { k<<<1, 1>>>(v.data(), 1); }", &["KI @1k*"]),
            ("void f(n::V<int> v) { k<<<1, 1>>>(v.data(), (int)v.size()); }", &["KI @1k*"]),
            (
                "void f(const n::V<int> &v, float x) { k<<<1, 1>>>(const_cast<int *>(v.data()), x); }",
                &["KE _Z1k*"],
            ),
            ("void f(const n::V<int> &v, float x) { k<<<1, 1>>>(v.p, x); }", &["KE _Z1k*"]),
            ("using namespace n; void f(n::T *t) { k<<<1, 1>>>(t, 1); }", &["KE _ZN1n1k*"]),
            (
                "static __global__ void p(B *) {} __global__ void p(D *) {} void f(E2 *x) { p<<<1, 1>>>(x); }",
                &["KE _Z1p*"],
            ),
            (
                "static __global__ void p(B *) {} __global__ void p(void *) {} void f(E2 *x) { p<<<1, 1>>>(x); }",
                &["KI @1p*"],
            ),
            (
                "static __global__ void p(bool) {} __global__ void p(void *) {} void f(E2 *x) { p<<<1, 1>>>(x); }",
                &["KE _Z1p*"],
            ),
            (
                "static __global__ void p(const void *) {} __global__ void p(const int *) {} void f(int *x) { p<<<1, 1>>>(x); }",
                &["KE _Z1p*"],
            ),
            (
                "static __global__ void p(const int *) {} __global__ void p(int *) {} void f(int *x, const int *y) { p<<<1, 1>>>(x); }",
                &["KE _Z1p*"],
            ),
            (
                "static __global__ void p(const int *) {} __global__ void p(int *) {} void f(int *x, const int *y) { p<<<1, 1>>>(y); }",
                &["KI @1p*"],
            ),
            (
                "static __global__ void p(const int *) {} __global__ void p(int *) {} const int arr[3] = {1}; void f() { p<<<1, 1>>>(arr); }",
                &["KI @1p*"],
            ),
            (
                "static __global__ void p(const int *) {} __global__ void p(int *) {} struct S { int a[3]; }; void f(const S &s) { p<<<1, 1>>>(s.a); }",
                &["KI @1p*"],
            ),
            (
                "static __global__ void p(const int *) {} __global__ void p(int *) {} struct S { int a[3]; }; void f(S *s) { p<<<1, 1>>>(s->a); }",
                &["KE _Z1p*"],
            ),
            (
                "template <class T> __global__ void p(T *, int) {} __global__ void p(float *, int) {} void f(int *a, float *b) { p<<<1, 1>>>(a, 1); }",
                &["KI @1p*", "KE _Z1p*"],
            ),
            (
                "template <class T> __global__ void p(T *, int) {} __global__ void p(float *, int) {} void f(int *a, float *b) { p<<<1, 1>>>(b, 1); }",
                &["KE _Z1p*"],
            ),
            (
                "template <class T> __global__ void p(T *, int) {} __global__ void p(float *, int) {} void f(int *a, float *b) { p<<<1, 1>>>(b, 1L); }",
                &["KE _Z1p*"],
            ),
            (
                "template <class T> __global__ void p(T, T) {} __global__ void p(float, float) {} void f() { p<<<1, 1>>>(1, 2); }",
                &["KI @1p*", "KE _Z1p*"],
            ),
            (
                "template <class T> __global__ void p(T, T) {} __global__ void p(float, float) {} void f() { p<float><<<1, 1>>>(1, 2); }",
                &["KI @1p*", "KE _Z1p*"],
            ),
            (
                "template <class T> static __global__ void p(T *) {} template <class T> __global__ void p(T *, int) {} void f(int *a) { p<<<1, 1>>>(a); }",
                &["KI @1p*"],
            ),
            (
                "template <class T> static __global__ void p(T *, int *) {} template <class T> __global__ void p(T *, float *) {} void f(int *a) { p<<<1, 1>>>(a, a); }",
                &["KI @1p*"],
            ),
            ("void f(int *a, int b, int c) { k<<<1, 1>>>(a, b < c); }", &["KI @1k*"]),
            (
                "static __global__ void p(int) {} __global__ void p(bool, bool) {} void f(int a, int b, int c, int d) { p<<<1, 1>>>(a < b, c > d); }",
                &["KE _Z1p*"],
            ),
            (
                "void f(auto v) { int *a = nullptr; k<<<1, 1>>>(a, 1); }",
                &["KI @1k*", "KE _Z1k*", "KE _ZN1n1k*"],
            ),
            (
                "template <class T> void f(T v) { int *a = nullptr; k<<<1, 1>>>(a, 1); }",
                &["KI @1k*", "KE _Z1k*", "KE _ZN1n1k*"],
            ),
            (
                "template <class T> void f(T v) { auto l = [] { int *a = nullptr; k<<<1, 1>>>(a, 1); }; }",
                &["KI @1k*", "KE _Z1k*", "KE _ZN1n1k*"],
            ),
            (
                "void f(int *a, float v) { { int v = 1; { float v = 2; (void)v; } k<<<1, 1>>>(a, v); } }",
                &["KI @1k*"],
            ),
            ("void f(int *a) { if (float v = 1) k<<<1, 1>>>(a, v); }", &["KE _Z1k*"]),
            (
                "void f(int *a) { auto x = 1; auto y = x * 2.f; const auto z = y; auto &w = z; k<<<1, 1>>>(a, w); }",
                &["KE _Z1k*"],
            ),
            (
                "void f(int *a, float v) { auto y = v; auto l = [=](int v) { k<<<1, 1>>>(a, y); }; l(1); }",
                &["KE _Z1k*"],
            ),
            (
                "static __global__ void p(unsigned long) {} __global__ void p(int) {} void f(int *a) { p<<<1, 1>>>(sizeof(*a)); }",
                &["KI @1p*"],
            ),
            (
                "static __global__ void p(unsigned long) {} __global__ void p(int) {} void f(int *a) { p<<<1, 1>>>(sizeof a * 2); }",
                &["KI @1p*"],
            ),
            ("void f(int *a, bool b) { k<<<1, 1>>>(a, b ? 1 : 2.f); }", &["KE _Z1k*"]),
            ("void f(int *a, bool b) { k<<<1, 1>>>(b ? a : nullptr, 2.f); }", &["KE _Z1k*"]),
            (
                "static __global__ void p(const char *) {} __global__ void p(char *) {} void f() { p<<<1, 1>>>(\"x\" \"y\"); }",
                &["KI @1p*"],
            ),
            (
                "static __global__ void p(int *) {} __global__ void p(int *, int = 0) {} static __global__ void q(int *) {} __global__ void q(float) {} void f() { const int z = 0; q<<<1, 1>>>(z); }",
                &["KE _Z1q*"],
            ),
            (
                "static __global__ void q(int *) {} __global__ void q(float) {} void f() { q<<<1, 1>>>(1 - 1); }",
                &["KE _Z1q*"],
            ),
            (
                "static __global__ void q(int *) {} __global__ void q(float) {} void f() { q<<<1, 1>>>(false); }",
                &["KE _Z1q*"],
            ),
            (
                "static __global__ void q(int *) {} __global__ void q(char *, int) {} void f() { q<<<1, 1>>>((0)); }",
                &["KI @1q*"],
            ),
            (
                "static __global__ void q(int, int = 1) {} __global__ void q(float, int = 2) {} void f(double d, char c) { q<<<1, 1>>>(c); }",
                &["KI @1q*"],
            ),
            ("void f(int *&a, const float &v) { k<<<1, 1>>>(a, v); }", &["KE _Z1k*"]),
            ("void f(int *a, float (*g)(int)) { k<<<1, 1>>>(a, g(1)); }", &["KE _Z1k*"]),
            (
                "namespace m { float g(int); int *h(); } void f() { k<<<1, 1>>>(m::h(), m::g(1)); }",
                &["KE _Z1k*"],
            ),
            (
                "struct S { static float v; static int g(); enum { N }; }; void f(int *a) { k<<<1, 1>>>(a, S::v); k<<<1,1>>>(a, S::g()); }",
                &["KI @1k*", "KE _Z1k*"],
            ),
            ("typedef float real; void f(int *a, int i) { k<<<1, 1>>>(a, (real)i); }", &["KE _Z1k*"]),
            ("typedef float real; void f(int *a, int i) { k<<<1, 1>>>(a, real(i) * 2); }", &["KE _Z1k*"]),
            ("void f(int *a, float i) { k<<<1, 1>>>(a, (i) + 2); }", &["KE _Z1k*"]),
            (
                "template <class T> struct Box { T t; }; void f(int *a) { k<<<1, 1>>>(a, Box<float>{1.f}.t); }",
                &["KE _Z1k*"],
            ),
            ("struct S { int *a; float v; void m() { k<<<1, 1>>>(this->a, this->v); } };", &["KE _Z1k*"]),
            (
                "struct S0 { int *a; float v; }; struct S : S0 { void m() { k<<<1, 1>>>(a, this->v); } };",
                &["KE _Z1k*"],
            ),
            ("void f() { static float v; int *a = 0; auto l = [=] { k<<<1, 1>>>(a, v); }; }", &["KE _Z1k*"]),
            (
                "float v; void f(int *a) { k<<<1, 1>>>(a, ::v); int v = 1; k<<<1, 1>>>(a, v); }",
                &["KI @1k*", "KE _Z1k*"],
            ),
            (
                "static __global__ void q(unsigned) {} __global__ void q(long) {} void f(unsigned u, int i, long l, char c) { q<<<1, 1>>>(u + i); q<<<1,1>>>(u + l); }",
                &["KI @1q*", "KE _Z1q*"],
            ),
            (
                "static __global__ void q(unsigned) {} __global__ void q(int) {} void f(unsigned u, int i) { q<<<1, 1>>>(i >> u); }",
                &["KE _Z1q*"],
            ),
            (
                "static __global__ void q(unsigned) {} __global__ void q(int) {} void f(unsigned u, int i) { q<<<1, 1>>>((u + 255) / 256); }",
                &["KI @1q*"],
            ),
            (
                "namespace { struct H {}; __global__ void q(H) {} } __global__ void q(int) {} void f(H h) { q<<<1, 1>>>(h); }",
                &["KI @35_GLOBAL__N_@1q*"],
            ),
            (
                "namespace a1 { __global__ void q(int *, int) {} void f(int *p) { q<<<1, 1>>>(p, 1); } } namespace a2 { static __global__ void q(int *, int) {} void f(int *p) { q<<<1, 1>>>(p, 1); } }",
                &["KI @2a21q*", "KE _ZN2a11q*"],
            ),
            (
                "template <class T> T *raw(T *); namespace a1 { __global__ void q(int *, int) {} void f(int *p) { q<<<1, 1>>>(raw(p), 1); } } namespace a2 { static __global__ void q(int *, int) {} void f(int *p) { q<<<1, 1>>>(raw(p), 1); } }",
                &["KI @2a21q*", "KE _ZN2a11q*"],
            ),
        ],
    );
}

#[test]
fn null_pointers_directives_and_local_types() {
    let common = "static __global__ void q(int *) {} __global__ void q(float) {} namespace n { static __global__ void k(float *) {} __global__ void j(int) {} } __global__ void k(int *) {} static __global__ void j(float) {}";
    check(
        common,
        &[
            ("void f() { const int z = 0; q<<<1, 1>>>(z); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(1 - 1); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(false); }", &["KE _Z1q*"]),
            ("void f() { constexpr int z = 0; q<<<1, 1>>>(z); }", &["KE _Z1q*"]),
            ("void f() { const int z = 0; q<<<1, 1>>>(z); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(1 - 1); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(+0); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(-0); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(!1); }", &["KE _Z1q*"]),
            ("static const long gz = 0; void f() { q<<<1, 1>>>(gz); }", &["KE _Z1q*"]),
            ("void f() { q<<<1, 1>>>(0 * 1); }", &["KE _Z1q*"]),
            ("using namespace n; void f(float *p) { k<<<1, 1>>>(p); }", &["KI @1n1k*"]),
            ("void f(float *p) { using namespace n; k<<<1, 1>>>(p); }", &["KI @1n1k*"]),
            (
                "namespace { static __global__ void r(float *) {} } __global__ void r(int *) {} void f(float *p) { r<<<1, 1>>>(p); }",
                &["KI @35_GLOBAL__N_@1r*"],
            ),
            (
                "inline namespace v1 { static __global__ void r(float *) {} } __global__ void r(int *) {} void f(float *p) { r<<<1, 1>>>(p); }",
                &["KI @2v11r*"],
            ),
            ("using n::k; void f(float *p) { k<<<1, 1>>>(p); }", &["KI @1n1k*"]),
            ("void f(float *p) { using n::k; k<<<1, 1>>>(p); }", &["KI @1n1k*"]),
            ("using namespace n; void f(float *p) { void (*x)(float *) = k; }", &["KI @1n1k*"]),
            ("namespace w { using namespace n; } void f(float *p) { w::k<<<1, 1>>>(p); }", &["KI @1n1k*"]),
            (
                "namespace w { using namespace n; } using namespace w; void f(float *p) { k<<<1, 1>>>(p); }",
                &["KI @1n1k*"],
            ),
            ("namespace al = n; using namespace al; void f(float *p) { k<<<1, 1>>>(p); }", &["KI @1n1k*"]),
            (
                "struct B0 {}; struct B1 : B0 {}; struct B2 : B1 {}; static __global__ void p(B0 *) {} __global__ void p(B1 *) {} void f(B2 *x) { p<<<1, 1>>>(x); }",
                &["KE _Z1p*"],
            ),
            (
                "struct B0 {}; struct B1 : B0 {}; struct B2 : B1 {}; static __global__ void p(B0) {} __global__ void p(B1) {} void f() { struct L : B2 {} x; p<<<1, 1>>>(x); struct M : L {} y; p<<<1, 1>>>(y); }",
                &["KE _Z1p*"],
            ),
            (
                "struct B0 {}; static __global__ void p(B0 *) {} __global__ void p(int *) {} void f() { struct L : B0 { int v; } x; p<<<1, 1>>>(&x); p<<<1, 1>>>(&x.v); }",
                &["KI @1p*", "KE _Z1p*"],
            ),
            (
                "struct B0 {}; static __global__ void p(B0 *) {} __global__ void p(void *) {} void f() { struct L { int v; } x; p<<<1, 1>>>(&x); }",
                &["KE _Z1p*"],
            ),
            (
                "struct B0 {}; static __global__ void p(B0 *) {} __global__ void p(int *) {} void f() { auto l = [] { struct L : B0 { int v; } x; p<<<1, 1>>>(&x); }; l(); }",
                &["KI @1p*"],
            ),
            (
                "namespace { struct H {}; struct G : H {}; } __global__ void p(H *) {} static __global__ void p(int *) {} void f(G *g) { p<<<1, 1>>>(g); }",
                &["KE _Z1p*"],
            ),
            (
                "static __global__ void p(int (*)[3]) {} __global__ void p(int **) {} void f(int (&a)[3], int b[3]) { p<<<1, 1>>>(&a); p<<<1, 1>>>(&b); }",
                &["KI @1p*", "KE _Z1p*"],
            ),
            (
                "struct B0 {}; struct B1 : B0 {}; static __global__ void p(B0) {} __global__ void p(int) {} auto l = [](B1 b) { p<<<1, 1>>>(b); };",
                &["KI @1p*"],
            ),
            ("auto l = [] { void (*x)(float) = q; };", &["KE _Z1q*"]),
        ],
    );
}

#[test]
fn what_types_do_not_tell_lists_all() {
    let common = "static __global__ void k(int *, int) {} __global__ void k(int *, float) {} \
                  static __global__ void p(const int *) {} __global__ void p(int *) {} \
                  struct Conv { operator int() const; }; template <class T> T made(T); int pick(int); \
                  float pick(float); enum E { e }; struct Bits { int b : 3; };";
    let (k, p) = (&["KI @1k*", "KE _Z1k*"], &["KI @1p*", "KE _Z1p*"]);
    let both = &["KI @1k*", "KI @1p*", "KE _Z1k*", "KE _Z1p*"][..];
    check(
        common,
        &[
            ("void f(int *a, Conv c) { k<<<1, 1>>>(a, c); }", k),
            ("void f(int *a) { k<<<1, 1>>>(a, made(1)); }", k),
            ("void f(int *a) { k<<<1, 1>>>(a, made<int>(1)); }", k),
            ("void f(int *a) { k<<<1, 1>>>(a, pick(1)); }", k),
            ("void f(int *a) { k<<<1, 1>>>(a, e); }", k),
            ("void f(int *a, Bits b) { k<<<1, 1>>>(a, b.b); }", k),
            ("void f(int *a, unsigned u) { k<<<1, 1>>>(a, u); }", k),
            ("void f() { int a[3]; auto l = [=] { p<<<1, 1>>>(a); }; l(); }", p),
            ("struct S { int a[3]; void m() const { p<<<1, 1>>>(a); } };", p),
            ("struct S { mutable int a[3]; }; void f(const S *s) { p<<<1, 1>>>(s->a); }", p),
            ("void f(int *a) { k<<<1, 1>>>(a, made(1)); p<<<1, 1>>>(made(a)); }", both),
        ],
    );
}
