//! Which declarations are one entity's.

use super::reading;
use crate::tree::DeclarationId;

/// The functions of a unit as groups of equal letters, in source order.
fn groups(source: &str) -> String {
    let reading = reading(source);
    let tree = &reading.tree;
    let mut seen = Vec::new();
    (tree.functions.iter())
        .map(|function| {
            let entity = tree[function.declaration].entity.expect("functions are entities");
            let index = seen.iter().position(|&other| other == entity).unwrap_or_else(|| {
                seen.push(entity);
                seen.len() - 1
            });
            (b'a' + index as u8) as char
        })
        .collect()
}

#[test]
fn parameter_types_decide() {
    assert_eq!(
        groups("int f(int); int f(int x) {} int f(long); int f(const int); int f(int *); int f(int[3]);"),
        "aabacc"
    );
    assert_eq!(
        groups(
            "void f(unsigned long); void f(long unsigned int); void f(signed int); void f(int); void f(char); void f(signed char);"
        ),
        "aabbcd"
    );
    assert_eq!(
        groups("struct S; void f(const S &); void f(S const &s) {} void f(S &); void f(struct S const &);"),
        "aaba"
    );
    assert_eq!(
        groups(
            "typedef unsigned long size_t; void f(size_t); void f(unsigned long n) {} typedef char *str; void g(str); void g(char *);"
        ),
        "aabb"
    );
    assert_eq!(
        groups(
            "namespace n { struct T {}; void f(T); } void n::f(n::T) {} using n::T; void g(T); void g(n::T) {}"
        ),
        "aabb"
    );
    assert_eq!(groups("void f(int, ...); void f(int); void f(int x, ...) {}"), "aba");
}

#[test]
fn parameters_of_function_and_array_type_are_pointers() {
    assert_eq!(
        groups(
            "void f(int g(int)); void f(int (*)(int)); void f(int (*h)(int x)) {} void f(int (*)(long)); void f(int (g)(int));"
        ),
        "aaaba"
    );
    assert_eq!(
        groups(
            "void f(int a[][3]); void f(int (*)[3]); void f(int (*a)); void f(int *); void f(int (&)[3]);"
        ),
        "aabbc"
    );
    assert_eq!(
        groups(
            "void f(void g(void)); void f(void (*)()); void f(void (*)(int n = 1, char c[])); void f(void (int, char *));"
        ),
        "aabb"
    );
    assert_eq!(
        groups(
            "struct C {}; void f(int C::*); void f(int C::*p) {} void f(int (C::*)(int)); void f(int (C::*q)(int n)) {}"
        ),
        "aabb"
    );
}

#[test]
fn typedef_names_that_lead_to_themselves() {
    let chain: String = (1..100_000).map(|n| format!("using A{n} = A{};", n - 1)).collect();
    let source = format!(
        "using X = X; using Y = Z; using Z = Y; struct A0 {{}}; {chain}
        void f(X); void f(X); void g(Y); void g(Y); void h(A99999); void h(A99999);"
    );
    assert_eq!(groups(&source), "aabbcc");
    let nested = format!(
        "template<class T> struct V; void f({}int{}); void f(int);",
        "V<".repeat(20_000),
        ">".repeat(20_000)
    );
    assert_eq!(groups(&nested), "ab");
}

#[test]
fn typedef_names_do_not_see_the_parameters_of_other_templates() {
    assert_eq!(
        groups("struct T; using U = T *; template<class T> void f(U); template<class T> void f(T *);"),
        "ab"
    );
}

#[test]
fn members_defined_outside() {
    let source = "struct A { int f(); int f() const; int f(int); A(); A(int); ~A(); struct I; void g(I *); operator bool(); operator int(); };
        int A::f() {} int A::f() const {} int A::f(int x) {} A::A() {} A::A(int) {} A::~A() {} struct A::I {}; void A::g(I *) {} A::operator bool() {} A::operator int() {}";
    assert_eq!(groups(source), "abcdefghiabcdefghi");
}

#[test]
fn templates_by_position_of_their_parameters() {
    assert_eq!(
        groups(
            "template<class T> void f(T); template<class U> void f(U u) {} template<class T> void f(T *); template<class T, class U> void f(T);"
        ),
        "aabc"
    );
    let source = "template<class T> struct A { void f(T); template<class U> void g(T, U); A(const A &); typedef T V; V h(V); };
        template<class X> void A<X>::f(X x) {} template<class X> template<class Y> void A<X>::g(X, Y) {} template<class X> A<X>::A(const A &) {}
        template<class X> typename A<X>::V A<X>::h(typename A<X>::V v) {}";
    assert_eq!(groups(source), "abcdabcd");
    // Different constraints make different templates.
    assert_eq!(
        groups(
            "template<class T> enable_if_t<(sizeof(T) > 1)> f(T); template<class T> enable_if_t<(sizeof(T) > 2)> f(T); template<class U> enable_if_t<(sizeof(U) > 1)> f(U) {}"
        ),
        "aba"
    );
}

#[test]
fn c_linkage_and_friends() {
    assert_eq!(
        groups(
            "extern \"C\" int f(int); namespace n { extern \"C\" int f(int); } extern \"C\" { int f(int x) {} }"
        ),
        "aaa"
    );
    assert_eq!(
        groups(
            "extern \"C\" { extern int m(const int a); } inline int m(const int a) { return a; } int m(long);"
        ),
        "aab"
    );
    assert_eq!(groups("struct A { friend void f(A); }; void f(A) {} void f(int);"), "aab");
}

#[test]
fn specialisations_know_their_template() {
    let source = "template<class T> int p(T); template<class T> int p(T *); template<> int p<int>(int); template<> int p(int *); template int p<long>(long);
        template<class T> struct S {}; template<> struct S<int> {}; template<class T> struct S<T *> {};";
    let reading = reading(source);
    let tree = &reading.tree;
    let entity = |index: usize| tree[tree.functions[index].declaration].entity.unwrap();
    assert_eq!(tree[entity(2)].specializes, Some(entity(0)));
    assert_eq!(tree[entity(3)].specializes, Some(entity(1)));
    assert_eq!(tree[entity(4)].specializes, Some(entity(0)));
    let class = |index: usize| tree[tree.classes[index].declaration].entity.unwrap();
    assert_eq!(tree[class(1)].specializes, Some(class(0)));
    assert_eq!(tree[class(2)].specializes, Some(class(0)));
    assert_eq!(tree[class(0)].declarations.as_slice(), [DeclarationId::from_index(5)]);
}

#[test]
fn members_of_inline_namespaces_defined_outside() {
    assert_eq!(
        groups(
            "namespace n { inline namespace v { void f(int); void g(); } void g(); } void n::f(int) {} void n::g() {}"
        ),
        "abcac"
    );
    let reading = reading("namespace n { inline namespace v { extern int x; } } int n::x = 3;");
    let entities: Vec<_> =
        reading.tree.variables.iter().map(|v| reading.tree[v.declaration].entity).collect();
    assert_eq!(entities[0], entities[1]);
}

#[test]
fn the_class_by_its_own_name_and_member_typedefs() {
    let source = "template<class K, class V = int> struct A { typedef K key; using ref = V &; A &operator=(const A &); template<class U> A &f(U, key); int e(const key &); int e(ref);
        auto g(int) -> key; template<class U> std::pair<key, bool> h(U); struct N { A *up(N); }; };
        template<class X, class Y> A<X, Y> &A<X, Y>::operator=(const A<X, Y> &) {} template<class X, class Y> template<class U> A<X, Y> &A<X, Y>::f(U, X) {}
        template<class X, class Y> int A<X, Y>::e(const X &) {} template<class X, class Y> int A<X, Y>::e(Y &) {} template<class X, class Y> X A<X, Y>::g(int) {}
        template<class X, class Y> template<class U> auto A<X, Y>::h(U) -> std::pair<key, bool> {} template<class X, class Y> A<X, Y> *A<X, Y>::N::up(N) {}";
    assert_eq!(groups(source), "abcdefgabcdefg");
}

#[test]
fn members_of_partial_specialisations() {
    let source = "template<class T, int N> struct A; template<class T_> struct A<T_ *, 3> { void f(T_); }; template<class T_> struct A<T_ &, 3> { void f(T_); };
        template<class T> void A<T *, 3>::f(T) {} template<class T> void A<T &, 3>::f(T) {} template<> struct A<int, 4> { void f(int); }; void A<int, 4>::f(int) {}";
    assert_eq!(groups(source), "ababcc");
}

#[test]
fn friends_in_class_templates() {
    // A friend that mentions its class is new in every specialisation; a friend template has its own levels.
    let source = "template<class T> struct A { friend void f(A) {} friend void g(int); template<class U> friend void h(U, int); };
        template<class T> struct A<T *> { friend void f(A) {} }; void g(int) {} template<class V> void h(V, int) {}";
    assert_eq!(groups(source), "abcdbc");
    assert_eq!(
        groups("template<class T> constexpr T inline f(T); template<class U> inline constexpr U f(U u) {}"),
        "aa"
    );
}

#[test]
fn friend_templates_are_what_is_defined_outside() {
    assert_eq!(
        groups(
            "template<class T> struct A { template<class U> friend bool f(int); }; template<class T> bool f(int) {}"
        ),
        "aa"
    );
    assert_eq!(
        groups(
            "template<class T> struct A { template<class U> friend bool f(U *); }; template<class T> bool f(T *) {}"
        ),
        "aa"
    );
    assert_eq!(
        groups(
            "template<class T> struct B {}; template<class T> struct A { template<class U> friend bool f(B<U>); }; template<class T> bool f(B<T>) {}"
        ),
        "aa"
    );
    assert_eq!(
        groups(
            "template<class T> struct A { template<class U> friend bool f(A<U>); }; template<class T> bool f(A<T>) {}"
        ),
        "aa"
    );
    assert_eq!(
        groups(
            "struct A; template<class T> bool f(A &); struct A { template<class U> friend bool f(A &); };"
        ),
        "aa"
    );
    assert_eq!(
        groups("template<class T> constexpr T inline f(T); template<class U> inline constexpr U f(U u) {}"),
        "aa"
    );
    assert_eq!(
        groups(
            "extern \"C\" { extern int m(const int a); } inline int m(const int a) { return a; } int m(long);"
        ),
        "aab"
    );
}
