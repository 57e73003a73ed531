//! What annotated lambdas capture: the body of a function in, the captures of each lambda out.

use super::{Around, Capture, Found, annotated};
use crate::lex::TokenId;
use crate::read::{ReadOptions, Reading, read};

/// Around the function there are a type `T`, a class template `V`, a function template `ft`, and in its class data
/// members `m` and `n`, one member function `mf`, overloads `mo`, overloads `ms` and `mt` of which some are static,
/// and a static member `sm`.
const AROUND: &str = "struct T { int x, c, b; template <int> int get(T); }; template <class, int = 0> struct V { using type = int; };
template <int> int ft(T); int f(...);
struct C BASES { int m, n; int mf(T); int mo(T), mo(); int ms(T); static int ms(int); int mt(T); static int mt();
static int sm; template <int N, class... P> void go(T a, T b, T c, P... p) {";

fn lex(text: &str) -> Reading {
    let options = ReadOptions { standard: 20, ..ReadOptions::default() };
    read(text.as_bytes().to_vec(), &options).expect("balanced")
}

fn shown(reading: &Reading, found: &Found<'_>) -> String {
    let name = |at: TokenId| reading.tokens.name(at).to_owned();
    let mut words: Vec<String> = found
        .captures
        .iter()
        .map(|capture| match *capture {
            Capture::Variable(at) => name(at),
            Capture::Reference(at) | Capture::InitialisedReference(at) => format!("&{}", name(at)),
            Capture::This(_) => "this".to_owned(),
            Capture::Object(_) => "*this".to_owned(),
            Capture::Pack(at) => format!("{}...", name(at)),
            Capture::ReferencePack(at) => format!("&{}...", name(at)),
            Capture::InitialisedPack(at) => format!("...{}", name(at)),
            Capture::Initialised { name: at, value, form } => {
                let value: Vec<_> = value.iter().map(|at| reading.tokens.get(at).span()).collect();
                let value: String = value
                    .iter()
                    .map(|span| String::from_utf8_lossy(span.of(&reading.source.text)).into_owned())
                    .collect();
                format!("{}:{form:?}:{value}", name(at))
            }
        })
        .collect();
    words.extend(found.constexpr_ifs.iter().map(|&at| format!("!constexpr {}", name(at))));
    words.extend(
        found
            .uncertain
            .map(|(at, is_static)| format!("!{} {}", if is_static { "static" } else { "unknown" }, name(at))),
    );
    words.join(" ")
}

/// `D` in the body stands for `__attribute__((device))`; the captures of each lambda end with `;`.
#[track_caller]
fn check(body: &str, expected: &str) {
    check_in("", body, expected);
}

/// The same in a class with bases.
#[track_caller]
fn check_in(bases: &str, body: &str, expected: &str) {
    let around = AROUND.replace("BASES", bases);
    let text = format!("{around} {body} }} }};").replace(" D ", " __attribute__((device)) ");
    let reading = lex(&text);
    assert_eq!(reading.unparsed(), [], "{body}");
    let all: Vec<String> =
        annotated(&reading, |_| false).iter().map(|found| shown(&reading, found)).collect();
    assert_eq!(all.join("; "), expected, "{body}");
}

#[test]
fn explicit_captures() {
    check("[a, this, &b, *this] D () {};", "a this &b *this");
    check("[p..., x = a + 1, y(b), z{c}, &r = a] D {};", "p... x:Equals:a+1 y:Parentheses:b z:Braces:c &r");
    check("[x = V<int, 2>(a), y = a < b] D {};", "x:Equals:V<int,2>(a) y:Equals:a<b");
    check("[a] D { return b + m; };", "a");
    check("[=, x = c] D { return x + a; };", "x:Equals:c a");
}

#[test]
fn first_mention_decides_the_order() {
    check("[=] D { return c ? b : a; };", "c b a");
    check("[=] D { int x = b, y = a; return x + b; };", "b a");
    check("[=, b] D { return a + b; };", "b a");
    check("[=] D { for (int i = a; i < b; i++) if (c) return i; };", "a b c");
    check("[=] D { f([=] { return b + c; }, a); };", "b c a");
    check("[=] D { f([b] { return c; }, [&] { return a; }, [] { return c; }); };", "b a");
    check("[=] D { f([q = c](int b) { return q + b; }); };", "c");
}

#[test]
fn local_declarations_are_not_captured() {
    check("[=] D (int a) { int b; return a + b + N; };", "");
    check("[=] D { { int a; a++; } return a; };", "a");
    check("static int s; extern int e; thread_local int t; int g(); [=] D { return s + e + t + g(); };", "");
    check("const int k = 1; constexpr int q = 2; int &r = a; [=] D { return r + q + k; };", "r q k");
    check("auto [x, y] = a; int v[3], *w; [=] D { return w[v[y]] + x; };", "w v y x");
    check("for (auto i : a) [=] D { return i; };", "i");
    check("if (int z = a) [=] D { return z; }; try {} catch (T &e) { [=] D { e; }; }", "z; e");
    check("enum { E }; using U = int; typedef T W; [=] D { return U(E) + W(a); };", "a");
    check("auto h = [=](int q) { return [=] D { return q + a; }; };", "q a");
    check("[=] D { struct L { int a; int g() { return a + m; } }; };", "");
    check("[=] D { goto a; a: x.a = y->a; return T{.a = b}; };", "b");
}

#[test]
fn operands_that_are_not_evaluated() {
    check("[=] D { return sizeof(a) + sizeof a + alignof(T) + noexcept(b) + c; };", "c");
    check("[=] D { decltype(a) x = b; typename V<decltype(c)>::type y; };", "b");
    check("[=] D { return sizeof...(p); };", "");
    check("[=] D { return sizeof a.b[c] + sizeof(*b)->x + sizeof(T) * c; };", "c");
    check("[=] D { return __builtin_constant_p(a) + __builtin_offsetof(T, b); };", "");
    check("[=] D { return requires(T x) { x + a; }; };", "");
}

#[test]
fn constant_expressions_capture_nothing() {
    check("const int k = 1; [=] D { int v[k]; case k: static_assert(k); return ft<k>(a); };", "a");
    check("const int k = 1; [=] D { constexpr int z = k; const int w = k; };", "k");
    check("const int k = 1; [=] D { enum { E = k }; alignas(k) int z; return new T[a][k]; };", "a");
    check("const int k = 1; [=] D { return a.get<k>(b) + (a.x < k); };", "a b k");
    check("constexpr auto l = [=] D { return a; };", "a");
}

#[test]
fn members_need_the_object() {
    check("[=] D { return a + m; };", "a this");
    check("[=] D { return this->n + a + sm; };", "this a");
    check("[=] D { return mf(a) + b; };", "this a b");
    check("[=] D { return mo(a) + b; };", "a this b");
    check("[=] D { return C::m + x.m + y->n; };", "this");
    check("[=] D { return &C::m; };", "");
    check("[=, *this] D { return m + a; };", "*this a");
    check("[=] D { return [=] { return [this] { return m; }; }; };", "this");
    check("[=] D { return ms(a) + mu; };", "a !static ms");
    check("[=] D { return mt(a) + b; };", "a this b");
    check("[=] D { return mt() + b; };", "b");
    check_in(": Missing", "[=] D { return mu(a); };", "a !unknown mu");
    check_in(": Missing", "[=, this] D { return ms(a) + mu; };", "this a");
}

#[test]
fn what_cannot_be_captured() {
    check("[=] D { return (p + ...); };", "p...");
    check("[&] D { return a; };", "&a");
    check("[&] D { return 1; };", "");
    check("[=] D { if constexpr (sizeof(a)) return b; };", "b !constexpr b");
    check("[=] D { b; if constexpr (sizeof(a)) return b; else return b; };", "b");
}

#[test]
fn asm_operands_and_statement_expressions() {
    check("[=] D { asm volatile(\"x\" : [b] \"=r\"(a) : \"r\"(c)); };", "a c");
    check("[=] D { return ({ int a = b; a; }); };", "b");
}

#[test]
fn enclosing_lambdas_and_classes_are_told() {
    let text = "void f() { [](auto q) { [] __attribute__((device)) { [] __attribute__((device)) {}; }; };
        struct L { void g() { [] __attribute__((device)) {}; } }; }";
    let reading = lex(text);
    let all = annotated(&reading, |_| false);
    let around: Vec<Around> = all.iter().map(|found| found.around).collect();
    assert_eq!(around, [Around::GenericLambda, Around::Device, Around::LocalClass]);
}

#[test]
fn parts_of_a_lambda() {
    let parts = |text: &str| {
        let reading =
            lex(&format!("template <class> constexpr bool C = true; auto x = [] D () {{ {text}; }};")
                .replace(" D ", " __attribute__((device)) "));
        let lambda = reading.bodies.lambdas.get(1)?;
        let text = |range| String::from_utf8_lossy(reading.source.bytes(reading.tokens.span(range)));
        Some(format!(
            "{}|{}|{}|{}{}",
            text(lambda.template_parameters),
            text(lambda.parameters),
            text(lambda.trailing_return),
            if lambda.is_mutable { "m" } else { "" },
            if lambda.is_generic { "g" } else { "" },
        ))
    };
    assert_eq!(parts("[=] { }").as_deref(), Some("|||"));
    assert_eq!(
        parts("[](int x) mutable noexcept(true) -> decltype(x) { }").as_deref(),
        Some("|(int x)|decltype(x)|m")
    );
    assert_eq!(
        parts("[]<class T> requires C<T> && (true) D (T x) requires C<T> { }").as_deref(),
        Some("<class T>|(T x)||g")
    );
    assert_eq!(parts("[] D [[nodiscard]] (auto x) -> V<int> { }").as_deref(), Some("|(auto x)|V<int>|g"));
    assert_eq!(
        parts("[](int x = [] { return 1; }()) { }").as_deref(),
        Some("|(int x = [] { return 1; }())||")
    );
}

#[test]
fn the_place_of_the_annotation_is_told() {
    let space = |text: &str| {
        let reading = lex(&format!("auto x = {text};").replace(" D ", " __attribute__((device)) "));
        let space = annotated(&reading, |_| false)[0].space;
        (space.device, space.host, space.is_behind)
    };
    assert_eq!(space("[] D { }"), (true, false, false));
    assert_eq!(space("[] D __attribute__((host)) () { }"), (true, true, false));
    assert_eq!(space("[]<class T> D (T) { }"), (true, false, false));
    assert_eq!(space("[]() D { }"), (false, false, true));
}
