//! Classes, enums, namespaces.

use super::{outline, reading, text};
use crate::tree::{Access, DeclarationKind};

#[test]
fn heads_and_bodies() {
    let source = "class A final : public B, virtual private ns::C<int>, D... { int x; protected: int y; public: struct E; }; struct A::E {};
        struct { int a; } cfg; struct N { int b; } n, *p; typedef struct { int c; } T; union U { int i; float f; };
        struct Outer { union { int i; }; struct Inner { void f(); } inner; enum { One, Two = One + 1 }; };";
    assert_eq!(
        outline(source),
        [
            "Class A : B : ns::C<int> : D {}",
            "Variable x : int",
            "Variable y : int",
            "Struct E",
            "Struct A::E {}",
            "Struct {}",
            "Variable a : int",
            "Variable cfg : struct { int a; }",
            "Struct N {}",
            "Variable b : int",
            "Variable n : struct N { int b; }",
            "Variable *p : struct N { int b; }",
            "Struct {}",
            "Variable c : int",
            "Alias T = struct { int c; } T",
            "Union U {}",
            "Variable i : int",
            "Variable f : float",
            "Struct Outer {}",
            "Union {}",
            "Variable i : int",
            "Struct Inner {}",
            "Function f() -> void",
            "Variable inner : struct Inner { void f(); }",
            "Enum {One,Two}",
        ]
    );
    let reading = reading(source);
    let access: Vec<_> =
        reading.tree.declarations[1..4].iter().map(|declaration| declaration.access).collect();
    assert_eq!(access, [Some(Access::Private), Some(Access::Protected), Some(Access::Public)]);
    // All declarators of one simple-declaration have its range and its first declaration.
    let tree = &reading.tree;
    let [class, n, p] = [8, 10, 11].map(|index| &tree.declarations[index]);
    assert_eq!((class.range, n.range), (n.range, p.range));
    assert_eq!((class.group, n.group), (n.group, p.group));
    assert_eq!(text(&reading, p.range), "struct N { int b; } n, *p;");
}

#[test]
fn bit_fields_and_enums() {
    let source = "struct B { unsigned a : 3, : 0, b : 5 = 1; int c : 2 {1}; enum class E : unsigned char { X [[deprecated]] = 1, Y, } e : 4; };
        enum F : int; enum struct G; enum { P, Q }; enum class H : long long { R }; enum I { S } i = S, j; enum E2 k;";
    assert_eq!(
        outline(source),
        [
            "Struct B {}",
            "Variable a : unsigned width 3",
            "Variable : unsigned width 0",
            "Variable b : unsigned width 5 = 1",
            "Variable c : int width 2 {1}",
            "Enum E {X,Y}",
            "Variable e : enum class E : unsigned char { X [[deprecated]] = 1, Y, } width 4",
            "Enum F {}",
            "Enum G {}",
            "Enum {P,Q}",
            "Enum H {R}",
            "Enum I {S}",
            "Variable i : enum I { S } = S",
            "Variable j : enum I { S }",
            "Variable k : enum E2",
        ]
    );
}

#[test]
fn namespaces_share_their_scope() {
    let source = "namespace a { int x; } namespace a::inline b::c { int y; } inline namespace v { namespace {} } namespace { int z; } namespace {}
        namespace al = a::b; extern \"C\" { int f(); namespace d {} } extern \"C\" int g(); extern \"C\" typedef int T; using namespace a;
        namespace a { namespace b {} }";
    let reading = reading(source);
    let tree = &reading.tree;
    let scope_of = |index: usize| tree.namespaces[index].scope;
    let names: Vec<_> =
        tree.namespaces.iter().map(|n| n.name_token.map_or("", |t| reading.tokens.name(t))).collect();
    assert_eq!(names, ["a", "a", "b", "c", "v", "", "", "", "d", "a", "b"]);
    assert_eq!(scope_of(0), scope_of(1));
    assert_eq!(scope_of(0), scope_of(9));
    assert_eq!(scope_of(2), scope_of(10));
    assert_eq!(scope_of(6), scope_of(7));
    assert_ne!(scope_of(5), scope_of(6));
    assert!(!tree.namespaces[1].is_first && tree.namespaces[2].is_first && tree.namespaces[2].is_inline);
    let with_linkage = tree.declarations.iter().filter(|declaration| declaration.linkage.is_some()).count();
    assert_eq!(with_linkage, 4, "f, d, g, T");
    assert!(matches!(tree.declarations.last().unwrap().kind, DeclarationKind::Namespace(_)));
    assert!(tree.unparsed.is_empty());
}

#[test]
fn conditionals_of_the_wild() {
    let source = "__extension__ typedef struct { long a; } L; __extension__ extern __inline int e(void); asm volatile (\"nop\"); static_assert(sizeof(int) == 4, \"\");
        ; int r __asm__(\"r9\") __attribute__((unused)) = 3; extern int s __asm__(\"_s\"); typedef int v4 __attribute__((vector_size(16)));
        extern __thread int t; _Complex double z; long unsigned int const *q; __typeof__(q) w; extern \"C++\" { template<class T> void u(T); }
        auto [b1, b2] = pair; using enum Color; using std::a, std::b; using X [[deprecated]] = int; typename T::type m; __underlying_type(E) n;";
    let found = outline(source);
    assert!(found.iter().all(|line| !line.contains("Unparsed")), "{found:#?}");
    assert_eq!(found.len(), 23, "{found:#?}");
}
