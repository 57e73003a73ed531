//! Statements and expressions in, what could not be read and what names mean out.

use crate::bodies::Meant;
use crate::lex::{Kind, TokenId};
use crate::read::{ReadBodies, ReadOptions, Reading, read};

fn reading_all(text: &str) -> Reading {
    let options = ReadOptions { standard: 23, bodies: ReadBodies::AllNames, ..ReadOptions::default() };
    read(text.as_bytes().to_vec(), &options).expect("brackets and literals close")
}

const DECLARED: &str = "struct S { int a; int b; S *next; template<class U> U get(); S &operator=(int);\n\
    template<class U> static U make(); int operator()(int); S operator[](int); };\n\
    template<class T> struct V { T x; typedef T type; static const int value = 1; template<class U> U f(); };\n\
    template<class T, int N = 3> using W = V<T>; template<class T> T tf(T); template<int N> int nf();\n\
    enum E { e1, e2 }; int f(...); int x, y, z; S s; S *p; int a[4]; void *v; typedef int I; typedef S *SP;\n\
    template<class T> constexpr bool vt = true; namespace n { struct Q { Q(int); }; int g; void h(); }\n\
    template<class T> concept C = true;\n";

/// `(place: text)` of everything in a body that could not be read.
fn unparsed(statements: &str) -> Vec<String> {
    let text = format!("{DECLARED}void body(int p1, S &p2) {{ {statements} }}");
    let reading = reading_all(&text);
    let regions = reading.tree.unparsed.iter().chain(&reading.bodies.unparsed);
    regions
        .map(|region| format!("{} at {}", region.reason.name(), super::word(&reading, region.at)))
        .collect()
}

/// The template-argument lists: the token before each `<` that begins one.
fn lists(text: &str) -> Vec<String> {
    let reading = reading_all(text);
    let less = (0..reading.tokens.end().0).map(TokenId).filter(|&at| reading.tokens.kind(at) == Kind::Less);
    let lists = less.filter(|&at| reading.tokens.angle_partner(at).is_some());
    lists
        .filter(|&at| reading.tokens.kind(at.previous()) != Kind::Template)
        .map(|at| super::word(&reading, at.previous()))
        .collect()
}

/// What each use of `name` means, in order: the line of each declaration.
fn meanings(text: &str, name: &str) -> Vec<String> {
    let reading = reading_all(text);
    let line = |token: TokenId| reading.source.place(reading.tokens.get(token).start).line.to_string();
    let uses = reading.bodies.names.iter().filter(|found| reading.tokens.name(found.name) == name);
    uses.map(|found| match &found.meant {
        Meant::Declared(tokens) => tokens.iter().map(|&token| line(token)).collect::<Vec<_>>().join("+"),
        Meant::Dependent => "dependent".to_owned(),
        Meant::Builtin => "builtin".to_owned(),
        Meant::This => "this".to_owned(),
        Meant::Unknown(reason) => reason.name().to_owned(),
    })
    .collect()
}

/// Each of these is a whole statement, or several.
const STATEMENTS: &[&str] = &[
    "if (x) y = 1; else if (y) z = 2; else { z = 3; }",
    "if (int i = f(); i > 2) x = i; else y = i;",
    "if (S *q = p) q->a = 1;",
    "if constexpr (sizeof(int) == 4) x = 1;",
    "if consteval { x = 1; } else { x = 2; }",
    "if !consteval { x = 1; }",
    "switch (x) { case 1: case 2 ... 4: x = 1; break; default: y = 2; }",
    "switch (int i = x; i) { [[likely]] case 1: break; }",
    "for (int i = 0, j = 1; i < 3; ++i, --j) x += i;",
    "for (;;) break;",
    "for (auto i : a) x = i; for (auto &&[k, l] : a) x = k; for (int i = 0; auto c : {1, 2, 3}) x = c;",
    "while (x < y) { if (x) continue; } do x++; while (x > 3);",
    "goto end; end: x = 1; void *q = &&end; goto *q;",
    "try { throw S(); } catch (const S &e) { throw; } catch (...) { }",
    "using namespace n; using n::g; using T = int; typedef int U; namespace m = n; T t1 = g; U u1;",
    "static_assert(sizeof(int) == 4, \"text\"); using enum E;",
    "asm(\"nop\"); asm volatile(\"mov %0, %1\" : \"=r\"(x), [n] \"=m\"(y) : \"r\"(z) : \"memory\", \"cc\");",
    "asm(\"\" :: \"r\"(x)); asm goto(\"\" : : : : out); out:;",
    "[[maybe_unused]] int i = 0; __attribute__((unused)) int j; alignas(16) char c[4]; ;",
    "__label__ l1, l2; l1: l2: x = 1;",
    "int (*fp)(int) = nullptr; int (&r)[4] = a; int *q = &x, **qq = &q; int S::*m = &S::a;",
    "struct L { int m = 3; L(int i) : m(i) {} int f() { return m; } }; L l(3); l.f();",
    "enum { k1, k2 = 4 }; enum class F : char { a, b }; F g1 = F::a;",
    "auto [i, j] = s; auto &[k, l] = s; const auto [m] = V<int>{};",
    "extern int ext; int fn(int); static thread_local int tl = 4; constexpr int ce = 3;",
    "S t1(x), t2{x}, t3 = {1, 2}; S t4(); n::Q q1(x); n::Q q2(int(x)); I (i1); I (*i2)[3]; I i3[3] = {1, [2] = 3};",
    "S d = {.a = 1, .b = {2}, .next = nullptr}; S e{.a{1}};",
    "x = y ? z : x ? 1 : 2; x = y ?: z; x = (y, z); x = y = z; x <<= 1; x >>= 2; x = y >> 1;",
    "x = -y + !z - ~x * *v1; x = sizeof x + sizeof(int) + sizeof(S *) + alignof(S) + sizeof s.a + sizeof(x) * 2;",
    "x = (int)y + (I)z + (S *)v + (SP)p - (x) - (y) + (E)1; x = (int)-y; (void)x; (void)(x);",
    "p->a = s.b; p->next->next->a = 1; (*p).a; p[3].b; s(3); s[1].a; (&s)->a; S().a; S{}.a;",
    "s.get<int>(); p->get<V<int>>(); p->template get<int>(); S::make<int>(); s.S::a; p->~S(); v1.~S();",
    "p = new S; p = new S(); p = new (v) S[3]; delete p; delete[] p; ::delete p; x = *new int(3); new (S *);",
    "auto q = new int[x][4]; auto r = new (std::nothrow) S{1}; ::new (v) S; auto w = new auto(3);",
    "x = static_cast<int>(y) + reinterpret_cast<long>(p) + const_cast<int &>(x) + *dynamic_cast<int *>(p);",
    "x = tf<int>(3) + tf(3) + V<int>::value + V<V<int>>::value + W<int>::value + nf<3>() + nf<(4 > 3)>();",
    "bool b = x < y && y > z; b = x < y; b = vt<int>; b = vt<int> && vt<S>; b = C<int> && C<S>; f(x < y, y > (z));",
    "V<int(*)(int)> g2; V<int(int, S)> g3; V<int[4]> g4; V<S &&> g5; V<const S *const *> g6; V<decltype(x)> g7;",
    "auto l1 = [] {}; auto l2 = [=, &x, this_ = p, ...args = y] () mutable noexcept -> int { return x; };",
    "auto l3 = [](auto a, auto &&...b) { return (a + ... + b); }; l3(1, 2);",
    "auto l4 = []<class T, int N>(T t) requires C<T> { return t; }; auto l5 = [] __attribute__((device)) (int i) { };",
    "auto l8 = [] __device__ <class T>(T x) requires C<T> { return x; }; auto l9 = [=] __host__ __device__ { };",
    "auto l6 = [&](this auto &&self, int n) constexpr { return n; }; auto l7 = [] [[nodiscard]] () static { return 1; };",
    "x = ({ int i = 3; i + 1; }); x = __builtin_offsetof(S, a); x = __builtin_expect(x == 1, 0);",
    "bool b = __is_same(int, S) && __is_base_of(S, V<int>) && __is_constructible(S, int, S &&);",
    "__builtin_va_list ap; x = __builtin_va_arg(ap, int); x = __builtin_types_compatible_p(int, S);",
    "auto s1 = \"a\" \"b\" L\"c\"; auto s2 = R\"x(a)\"b)x\"; auto s3 = \"a\"_udl; auto s4 = 12_km + 'c'_c + 1'000;",
    "bool b = requires(S t) { t.a; { t.b } noexcept -> C; typename V<int>::type; requires C<int>; };",
    "x = noexcept(f(x)); x = typeid(S).name(); typeid(x); throw x; x ? throw 1 : 2;",
    "unsigned long ul = 3ul; long long ll = (long long)x; x = unsigned(3) + int{4} + I(5) + I{6};",
    "const S cs; volatile int vi; register int ri; S const *csp = &cs; long double ld;",
    "auto dt = decltype(x){3}; decltype(auto) da = (x); __typeof__(x) to = 1; decltype(s)::make<int>();",
    "{ int x; { S x; x.get<int>(); } } { typedef S x; x *q; } { struct y {}; y q; V<y> r; }",
    "__extension__ int ei = 3; x = __extension__ 3; x = __real__ x + __imag__ x; x = (int){3}; S q = (S){1};",
    "x = a[0] < 3 || a[1] > 4; for (int i = 0; i < x && y > z; i++) ; while (p < p + 1 && p > p) ;",
    "f(V<int>(), V<int>{}, S(), {1, 2}, x...); S(x); S(x).a = 1; S(*q3)(int); int(x2);",
];

#[test]
fn statements_and_expressions_of_every_form_are_read() {
    for statements in STATEMENTS {
        assert_eq!(unparsed(statements), [""; 0], "{statements}");
    }
}

#[test]
fn coroutines_and_folds_in_templates_are_read() {
    let text = "template<class... A> struct V; template<class... A> void g(A...); template<class T, class... A> auto sum(A... a) { co_await a0; co_yield 1; for (int i : a) co_yield {1};\n\
        co_return (a + ...); (f(a), ...); (... && a); ((x = a) , ...); return (0 + ... + a); (a = ... = 3);\n\
        V<A...> v(a...); int s = sizeof...(a); g<A...>(static_cast<A &&>(a)...); return {a...};\n\
        typename T::x y; typename T::x(3); T::template f<3>(); a.template g<A>(); }";
    assert_eq!(reading_all(text).bodies.unparsed, []);
}

#[test]
fn forms_that_real_code_taught_are_read() {
    // dmlc: an object of the type, not a cast to a function type. fmt: a befriended specialisation is no new class.
    // cutlass: a dependent member is a value, so the declaration is a variable; one of a decltype too. torch, parallel
    // libstdc++: a call of a member of a temporary, a cast with two arguments are no parameters. cub: `operator()`
    // as a template argument.
    for text in [
        "template<class T> struct S { void f(S &s) { (S<T>()).swap(s); (S<T>(s)).swap(s); } void swap(S &); };",
        "namespace f { template<class T, class C> struct formatter {}; namespace detail { class big { friend struct formatter<big, int>; };\n\
         template<class O> void w() { auto f = formatter<O, O>(); } } }",
        "struct dim3 { dim3(int, int); }; template<class T> struct D { using K = T; };\n\
         template<class T> struct G { using K = typename D<T>::K; void f() { dim3 block(K::threads, 1); } };",
        "template<class A> void g(A a, int n) { if constexpr (decltype(n < 0 ? a : a)::value * sizeof(A) == 8 && decltype(a)::value & 1) { } }",
        "struct O { O(int, int); O &w(int); }; struct E { E(O); }; void f(int r) { E e(O(r, r).w(r).w(r)); E g(O(r, 1)); }",
        "template<class A, class B> struct N { template<class T> N(T); }; template<class A, int N> struct M { M(A, int *); };\n\
         void f(int *p, int c) { N<M<int, 3>, int> n(M<int, 3>(c, *p)); }",
        "template<class T, int (T::*)(int) const> struct F {}; template<class T> char t(F<T, &T::operator()> *);\n\
         template<class T> char u(F<T, &T::operator[]> *);",
    ] {
        assert_eq!(reading_all(text).bodies.unparsed, [], "{text}");
    }
}

#[test]
fn fifty_syntax_errors_are_found_and_counted() {
    let errors = [
        "x = ;",
        "x = y + ;",
        "f(x,, y);",
        "f(x y);",
        "if x y;",
        "if (x;",
        "for (;;;) ;",
        "while () x;",
        "do x;",
        "return x y;",
        "x = (y;",
        "x = [3;",
        "int = 3;",
        "int i j;",
        "S t(;",
        "switch x {}",
        "case 1 x;",
        "goto 3;",
        "x = y ? z;",
        "x = y ? : ;",
        "x. = 3;",
        "p-> = 3;",
        "x = static_cast<int> y;",
        "x = static_cast(y);",
        "new;",
        "delete;",
        "x = sizeof;",
        "catch (...) {}",
        "else x = 1;",
        "x = tf<int;",
        "V<int, > v = 3;",
        "using = 3;",
        "typedef 3;",
        "static_assert;",
        "x = [] 3;",
        "x = requires 3;",
        "x = y z;",
        "3 4;",
        "\"a\" 4;",
        "x = * ;",
        "x ++ y;",
        "struct { int",
        "enum { 3 };",
        "auto [a b] = s;",
        "x = (int;",
        "x = ) y;",
        "throw x y;",
        "namespace n {}",
        "x -> ;",
        "x = &&3;",
    ];
    assert_eq!(errors.len(), 50);
    for error in errors {
        // A bracket that is not closed ends the whole text; in a body with its own it is a region.
        let text = format!(
            "{DECLARED}void before() {{ x = 1; }}\nvoid body() {{ x = 1; {error} }}\nvoid after() {{ x = 2; }}"
        );
        let options = ReadOptions { standard: 23, bodies: ReadBodies::All, ..ReadOptions::default() };
        match read(text.into_bytes(), &options) {
            Err(_) => {}
            Ok(reading) => {
                let regions = reading.tree.unparsed.len() + reading.bodies.unparsed.len();
                assert!(regions > 0, "nothing was counted for: {error}");
                assert!(reading.statistics.unparsed_tokens > 0, "{error}");
            }
        }
    }
}

#[test]
fn declarators_in_parentheses_are_not_taken_for_casts() {
    let kinds = |text: &str| {
        let reading = reading_all(&format!("{DECLARED}void body() {{ {text} }}"));
        reading.bodies.locals.iter().map(|local| local.kind).collect::<Vec<_>>()
    };
    for text in
        ["I f1(I(x)); ", "I f1(I(*)(int));", "I f1(I(S, V<int>), int);", "I f1(I());", "I f1(I(x)[3]);"]
    {
        assert!(kinds(text).contains(&"function"), "{text}: {:?}", kinds(text));
    }
    for text in ["S s1(I(x, y));", "S s1(I(x) + 1);", "S s1(S(x).a, 3);", "S s1(I(3), 3);"] {
        assert!(kinds(text).contains(&"variable"), "{text}: {:?}", kinds(text));
    }
}

#[test]
fn lists_are_found_by_the_names_that_are_visible() {
    assert_eq!(
        lists("template<class T> struct V; int i, j; void f() { V<int> v; bool b = i < 3 && j > (1); }"),
        ["V"]
    );
    assert_eq!(lists("template<class T> struct V; void f() { { int V; V<3>(4); } V<int> w; }"), ["V"]);
    assert_eq!(
        lists("template<class T> T t(T); namespace n { int t; } void f() { using n::t; t<3>(2); }"),
        [""; 0]
    );
    assert_eq!(
        lists("namespace n { template<class T> T t(T); } void f() { using namespace n; t<int>(2); }"),
        ["t"]
    );
    assert_eq!(
        lists(
            "struct A { template<class T> T m(); int k; }; void f(A a, A *p) { a.m<int>(); p->m<A>(); a.k < 3 > (2); }"
        ),
        ["m", "m"]
    );
    assert_eq!(
        lists(
            "struct B { template<class T> void m(); }; struct D : B { void f() { m<int>(); this->m<int>(); } };"
        ),
        ["m", "m"]
    );
    assert_eq!(
        lists(
            "template<class T> struct D { void f(T t) { t.m < 3 > (1); T::k < 3 > (2); t.template m<3>(1); } };"
        ),
        ["m"]
    );
    assert_eq!(
        lists(
            "template<class T> struct V {}; struct A { auto l() { return [](auto V) { return V < 3; }; } };"
        ),
        [""; 0]
    );
    assert_eq!(lists("template<class T> struct V {}; void f(int V = 3) { V < 3; } V<int> v;"), ["V"]);
    assert_eq!(lists("struct A { void f() { v<int>(); } template<class T> void v(); };"), ["v"]);
    assert_eq!(
        lists(
            "template<class T> struct V { struct X {}; }; bool b = sizeof(V<struct X>) > 3; int i = (V<struct Y>(), 3);"
        ),
        ["V", "V"]
    );
}

#[test]
fn what_is_known_when_it_is_read_is_no_guess() {
    let ambiguities = |text: &str| reading_all(text).bodies.ambiguities.len();
    let known = "struct L { template<class T> T get(); }; int f(L l) { auto x = l.get<int>(); return x; }";
    assert_eq!(ambiguities(known), 0);
    // Whatever class the object has: a member of that name is a template.
    let everywhere = "struct L { template<class T> T get(); }; struct M { int get(int); };
        int f() { auto x = u().get<int>(); return x; }";
    assert_eq!(ambiguities(everywhere), 0);
    assert_eq!(ambiguities(&format!("int get; {everywhere}")), 0);
    assert_eq!(ambiguities(&format!("struct N {{ int get; }}; {everywhere}")), 1);
    // Whichever is called, the result is an L.
    let overloads = "struct N { int get; }; struct L { template<class T> T get(); };
        L u(int); L u(char); L u(long); const L &u(float); L u(double);
        int f() { auto x = u(1).get<int>(); return x; }";
    assert_eq!(ambiguities(overloads), 0);
    let alias = "struct N { int get; }; struct L { template<class T> T get(); }; typedef L A;
        int f() { auto x = A().get<int>(); return x; }";
    assert_eq!(ambiguities(alias), 0);
    // The only one that takes so many arguments.
    let by_count = "struct N { int get; }; struct L { template<class T> T get(); };
        struct S { L u() const; void u(int); template<class T> T u(T, T, int = 0); void u(int, int, int, int, ...); };
        int f(S s) { auto x = s.u().get<int>(); return x; }";
    assert_eq!(ambiguities(by_count), 0);
    assert_eq!(ambiguities(&by_count.replace("u(int)", "u(int = 0)")), 1);
    assert_eq!(ambiguities(&by_count.replace("L u() const", "template<class L> L u(L = L())")), 1);
    let by_pack = by_count
        .replace("int f(S s)", "template<class... A> int f(S s, A... a)")
        .replace("s.u()", "s.u(a...)");
    assert!(lists(&by_pack).contains(&"get".to_owned()), "{by_pack}");
    // The specialisation that a typedef-name chooses.
    let chosen = "struct N { int get; }; namespace n { struct T {}; } template<class> struct F {};
        template<> struct F<n::T> { template<class U> static U get(); };
        using P = n::T; using A = F<P>; int f() { return A::get<int>(); }";
    assert_eq!(ambiguities(chosen), 0);
}

#[test]
fn names_mean_what_is_visible_where_they_stand() {
    let text = "int x;\nvoid f(int x) {\n  x = 1;\n  { x = 2; int x = x; x = 3; }\n  x = 4;\n  ::x = 5;\n}";
    assert_eq!(meanings(text, "x"), ["2", "2", "4", "4", "2", "1"]);
    let text =
        "namespace n {\nint v;\nint g(int);\nint g(char); }\nint h() {\n using namespace n;\n return g(v); }";
    assert_eq!(meanings(text, "v"), ["2"]);
    assert_eq!(meanings(text, "g"), ["3+4"]);
    let text = "struct B {\nint m; };\nstruct D : B {\n int f() { return m + k; }\nint k; };\nint g(D &d) { return d.m + d.k; }";
    assert_eq!(meanings(text, "m"), ["2", "2"]);
    assert_eq!(meanings(text, "k"), ["5", "5"]);
    let text = "template<class T> struct A : T {\n int f(T t) { return t.x + y + T::z; } };\nint y();";
    assert_eq!(meanings(text, "x"), ["dependent"]);
    assert_eq!(meanings(text, "y"), ["unknown-base"]);
    assert_eq!(meanings(text, "z"), ["dependent"]);
    assert_eq!(meanings("int f() { return undeclared; }", "undeclared"), ["undeclared"]);
    let text = "enum class E {\na = 1, b = a | 1 };\nstruct S { enum {\nc = 1, d = c }; };";
    assert_eq!(meanings(text, "a"), ["2"]);
    assert_eq!(meanings(text, "c"), ["4"]);
    // A base that an alias makes dependent is not searched.
    let text = "template<class T> struct B {\ntypedef T *p; };\ntemplate<class T> struct A { typedef typename T::x X;\n\
        struct I : B<X> { void f() { p q; } };\ntypedef int p; };";
    assert_eq!(meanings(text, "p"), ["5"]);
    // A friend that is a member of a class around declares nothing in the namespace.
    let text = "namespace n { struct L {\nstruct F {}; struct G { friend struct F; }; };\nstruct M : L { void f(F *); }; }";
    assert_eq!(meanings(text, "F"), ["2", "2"]);
    // No parameter hides a member from a mem-initializer-id; the class behind a `~` is a name.
    let text = "struct A {\nint a; A(int\na) : a(a) {} ~A(); }; A::~A() {}";
    assert_eq!(meanings(text, "a"), ["2", "3"]);
    assert_eq!(meanings(text, "A"), ["1", "1", "1"]);
    // A friend is visible to nobody until its namespace declares it, and found by the arguments of a call.
    let text = "namespace n { struct C {} const\nf; namespace m { struct A {\nfriend int f(A);\nfriend int g(A); };\n\
        int h(A a) { return f(a) + g(a); } } }";
    assert_eq!(meanings(text, "f"), ["2"]);
    assert_eq!(meanings(text, "g"), ["4"]);
    // Members of specialisations, and of bases that depend on the parameters of a template.
    let text = "template<class T, bool B> struct S; template<class T> struct S<T, true> {\ntypedef T m; };\n\
        template<class T> struct P { static const int\nv = 1; }; template<class T> struct Q : P<T> {};\n\
        template<> struct Q<char> { static const int\nv = 2; void f(Q &q) { q.\nv; } };\n\
        S<int, true>::m x; int y = Q<int>::v;";
    assert_eq!(meanings(text, "m"), ["2"]);
    assert_eq!(meanings(text, "v"), ["6", "6+4"]);
    // A parameter does not hide a namespace before `::`; the operand of a decltype is no qualifier.
    let text = "namespace l {\nint k; } template<class T> struct C {\nstatic const int v = 1; }; C<int> m(int);\n\
        int f(int l, int\na) { return l::k + decltype(m(a))::v; }";
    assert_eq!(meanings(text, "l"), ["1"]);
    assert_eq!(meanings(text, "a"), ["5"]);
    let text = "using U = union {\nint v; }; int f(U u) { return u.v; }";
    assert_eq!(meanings(text, "v"), ["2"]);
    // Typedef-names of pointers.
    let text = "struct N; typedef N *P; using R = const N *; struct N {\nP l; R r; }; int f(P p, R q, P &s) { p->l->l; q->l; s->r->l; }";
    assert_eq!(meanings(text, "l"), ["2", "2", "2", "2"]);
    // Pointers to pointers, arrays of them, references to arrays; nothing of an object two levels away.
    let text = "struct N {\nint l; N *a[3], **p, (*q)[2]; }; int f(N &n, N *(&r)[4], N *v[]) {\n\
        n.a[1]->l; (*n.p)->l; n.p[0][0].l; (*n.q)[1].l; r[1]->l; (**v).l; (*&v[0])->l; n.a->l; }";
    let known = ["2"; 7];
    assert_eq!(meanings(text, "l"), [&known[..], &["member-of-unknown"]].concat());
    let text = "struct N {\nint l; }; int f(N &n __attribute__((unused)), N *p [[maybe_unused]]) { return n.l + p->l; }";
    assert_eq!(meanings(text, "l"), ["2", "2"]);
    // Objects of unnamed classes.
    let text = "struct S { union { struct {\nint v; } a; int b; } u; }; typedef struct {\nint v; } T, *P;\n\
        int f(S s, T t, P p) { union {\nint v; } w; return s.u.a.v + t.v + p->v + w.v; }";
    assert_eq!(meanings(text, "v"), ["2", "3", "3", "5"]);
    // A typedef-name for the class of that name around its own.
    let text = "struct T {\nint v; }; struct S {\nusing T = T; typedef T U; T f() const; };\n\
        int g(S::T t, const S::U &u, S s) { return t.v + u.v + s.f().v; }";
    assert_eq!(meanings(text, "v"), ["2", "2", "2"]);
    // Clang's attributes with conditions and types.
    let text = "enum E {\nx, y }; void f(E\ne) __attribute__((diagnose_if(e == x, \"no\", \"error\")));";
    assert_eq!(meanings(text, "x"), ["2"]);
    assert_eq!(meanings(text, "e"), ["3"]);
    let text = "struct Z;\nstruct Z *p; typedef struct Z Y;";
    assert_eq!(meanings(text, "Z"), ["1", "1"]);
}

#[test]
fn every_part_of_a_declaration_is_read() {
    let text = "constexpr int k = 3; constexpr int u(int);\n\
        int a[u(k)]; int b = u(k); enum E { e = u(k) }; struct alignas(u(k)) S { int w : u(k); int d = u(k);\n\
        S(int i = u(k)) noexcept(u(k)) : d(u(k)) {} explicit(u(k)) operator int(); static_assert(u(k)); };\n\
        template<int N = u(k)> struct T {}; T<u(k)> t; decltype(u(k)) dt; void g(int p = u(k));\n\
        auto l() -> decltype(u(k)); typedef int Y[u(k)]; using Z = T<u(k)>; int c{u(k)}, d(u(k));\n\
        template<class A> requires (u(k)) void r(); void (*fp)(int (*)[u(k)], int q = u(k));";
    assert_eq!(reading_all(text).bodies.unparsed, []);
    assert_eq!(meanings(text, "u").len(), 23);
}

#[test]
fn reading_bodies_leaves_the_tree_as_it_was() {
    let text = format!(
        "{DECLARED} struct K {{ void m() {{ struct L {{ int i; }}; L l; auto f = [](int q) {{ return q; }}; }} friend int fr(K) {{ return 1; }} }};\n\
        template<class T> void out() {{ using n::g; extern int ext; class Fwd *w; g = ext; }} template<> void out<int>() {{}} using n::g;"
    );
    let of = |bodies| {
        let options = ReadOptions { standard: 20, bodies, ..ReadOptions::default() };
        let reading = read(text.as_bytes().to_vec(), &options).expect("brackets close");
        let names: Vec<_> = reading
            .names
            .bindings()
            .iter()
            .map(|&(scope, symbol, binding)| {
                (
                    scope,
                    symbol,
                    binding,
                    reading.names.binding(binding).meaning,
                    reading.names.binding(binding).scope,
                )
            })
            .collect();
        format!("{:?} {names:?}", reading.tree)
    };
    let hot = of(ReadBodies::Hot);
    assert_eq!(of(ReadBodies::All), hot);
    assert_eq!(of(ReadBodies::AllNames), hot);
}

/// A hundred thousand levels of everything that nests: read, or a region that is too deep, on a small stack.
#[test]
fn deep_nesting_ends_at_a_limit() {
    let n = 100_000;
    let twice = |before: &str, open: &str, middle: &str, close: &str, after: &str| {
        format!("{before}{}{middle}{}{after}", open.repeat(n), close.repeat(n))
    };
    let flat = [
        twice("int x; void f() { x = ", "- ", "x", "", "; }"),
        twice("int x; void f() { x = ", "!", "x", "", "; }"),
        twice("int x; void f() { x = x", " + x", "", "", "; }"),
        twice("int x; void f() { x = ", "x ? x : ", "x", "", "; }"),
        twice("int x; void f() { ", "x = ", "x", "", "; }"),
        twice("int x; void f() { x = ", "(int)", "x", "", "; }"),
        twice("struct S { S *p; }; S *s; void f() { s", "->p", "", "", "; }"),
        twice("int x; void f() { ", "if (x) ", ";", "", "}"),
        twice("int x; void f() { ", "if (x) ; else ", ";", "", "}"),
        twice("int x; void f() { ", "for (;x;) ", ";", "", "}"),
        twice("void f() { int ", "*", "x", "", "; }"),
        twice("void f() { int x", "[1]", "", "", "; }"),
        twice("int x; void f() { x = ", "sizeof ", "x", "", "; }"),
        twice("int x; void f() { x", ", x", "", "", "; }"),
        twice("void f() { ", "a: ", ";", "", " }"),
        twice("", "namespace a {", "", "}", ""),
        twice("int f(...); int x = f(", "1, ", "1", "", ");"),
    ];
    for text in flat {
        let reading = reading_all(&text);
        assert_eq!(
            (&reading.tree.unparsed[..], &reading.bodies.unparsed[..]),
            (&[][..], &[][..]),
            "{}",
            &text[..60]
        );
    }
    let deep = [
        twice("int x; void f() { x = ", "(", "x", ")", "; }"),
        twice("void f() { ", "{", "", "}", " }"),
        twice("int x; void f() { x = ", "x ? ", "x", " : x", "; }"),
        twice("int f(int); int x = ", "f(", "1", ")", ";"),
        twice("int a[3]; int x = ", "a[", "1", "]", ";"),
        twice("int x = ", "{", "1", "}", ";"),
        twice("auto l = ", "[] { return ", "1", "; }", ";"),
        twice("template<class T> struct A; void f() { ", "A<", "int", ">", " *p; }"),
        twice("void f() { int ", "(", "x", ")", "; }"),
        twice("void f() { void (*x)(", "void (*)(", "", ")", "); }"),
        twice("void f() { ", "struct S {", "", "};", " }"),
        twice("void f() { ", "do ", ";", " while (1);", " }"),
        twice("int x; void f() { x = ", "({ ", "x;", " });", " }"),
        twice("void f() { ", "new int[", "1", "]", "; }"),
        twice("bool b = ", "requires { requires ", "true", "; }", ";"),
        twice("int x; ", "decltype(", "x", ")", " y;"),
        twice("int x; void f() { x = ", "u<(", "x", ")>::v", "; }"),
        twice("int x; void f() { x = ", "(u)(", "x", ")", "; }"),
        twice("int x; void f() { x = ", "[x = ", "x", "] {}", "; }"),
    ];
    for text in deep {
        let reading = reading_all(&text);
        let regions = || reading.tree.unparsed.iter().chain(&reading.bodies.unparsed);
        assert!(regions().any(|region| region.reason == crate::tree::Reason::TooDeep), "{}", &text[..60]);
    }
}

#[test]
fn conversion_functions_of_template_ids_are_named() {
    let world = "template<class T, int m, int n> struct X {}; namespace n { template<class T> struct V {}; }
        struct B { template<class T, int m, int n> operator X<T, m, n>() const; operator n::V<int>(); operator int *(); };
        template<class T> struct D : B {";
    for member in [
        "template<int m, int n> operator X<T, m, n>() { X<T, m, n> r = this->B::operator X<T, m, n>(); return r; }",
        "X<T, 1, 2> f() { X<T, 1, 2> r = this->operator X<T, 1, 2>(), q; return r; }",
        "X<T, 1, 2> f() { auto r = B::operator X<T, 1, 2>(); return r; }",
        "X<T, 1, 2> f(X<T, 1, 2> = B().operator X<T, 1, 2>(), int = 1);",
        "X<T, 1, 2> m = this->B::operator X<T, 1, 2>(), k;",
        "n::V<int> f() { n::V<int> r = this->B::operator n::V<int>(), q = B::operator ::n::V<int>(); return r; }",
        "int *f() { int *r = this->B::operator int *(), *q = operator int *(); return r; }",
        "void f(B b) { g<&B::operator X<T, 1, 2>, 3>(b.B::operator const X<T, 3, 4>(), 1); }",
        "template<class U> auto f(U u) { return u.template operator n::V<U>(), u.operator X<U, 1, 2>(); }",
        "bool f(B b) { return b.operator<(1) && b.operator<<(2) < 3 && b.operator()(1, 2) > (3); }",
    ] {
        let reading = reading_all(&format!("{world} {member} }};"));
        assert_eq!((reading.tree.unparsed.len(), reading.bodies.unparsed.len()), (0, 0), "{member}");
    }
}

#[test]
fn using_directives_do_not_hide_what_is_nearer() {
    let world =
        "namespace far { template<class T> struct W { int w; }; int only; namespace detail { int q; } }
        namespace a { int W; int n; namespace detail { template<class T> struct S { static int v; }; } ";
    for (body, is_template) in [
        ("int f(int t) { using namespace far; return W < t > (3); } }", false),
        ("int f(int t) { { using namespace far; } return W < t > (3); } }", false),
        ("namespace b { using namespace far; int f(int t) { return W < t > (3); } } }", false),
        ("} int f() { using namespace far; W<int> x; return x.w; }", true),
        ("} namespace b { using namespace far; W<int> x; }", true),
        ("namespace b { int f() { using namespace far; return detail::S<int>::v; } } }", true),
    ] {
        let text = format!("{world} {body}");
        let reading = reading_all(&text);
        assert_eq!((reading.tree.unparsed.len(), reading.bodies.unparsed.len()), (0, 0), "{body}");
        let lists = (0..reading.tokens.len() as u32).map(crate::lex::TokenId);
        let lists =
            lists.filter(|&token| reading.tokens.angle_partner(token).is_some_and(|close| close > token));
        assert_eq!(lists.count(), 2 + usize::from(is_template), "{body}");
    }
}
