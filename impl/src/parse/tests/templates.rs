//! Templates.

use super::{outline, reading, text, word};
use crate::tree::TemplateParameterKind;

#[test]
fn forms() {
    let source = "template<class T> struct A; template<class T> struct A<T *> { void f(); template<class U> void g(U); };
        template<> struct A<int> { static int v; }; template struct A<char>; extern template struct A<long>;
        template<class T> void A<T *>::f() {} template<class T> template<class U> void A<T *>::g(U) {}
        template<class T> void h(T); template<> void h<int>(int) {} template<> void h(char); template void h<long>(long);
        template<class T> constexpr int c = 0; template<> constexpr int c<int> = 1; template<class T> constexpr int c<T *> = 2;
        int A<int>::v = 3; template<class T> using P = T *; template<class T> concept Q = sizeof(T) < 8;
        template<Q T> void i(T); template<std::Q<int> ...T> void j(T...); void l(Q auto x);";
    assert_eq!(
        outline(source),
        [
            "Template Struct A",
            "PartialSpecialization Struct A<T *> {}",
            "Function f() -> void",
            "Template Function g(U) -> void",
            "ExplicitSpecialization Struct A<int> {}",
            "Variable v : int",
            "ExplicitInstantiation Struct A<char>",
            "ExternInstantiation Struct A<long>",
            "MemberOfTemplate Function A<T *>::f() -> void {}",
            "Template Function A<T *>::g(U) -> void {}",
            "Template Function h(T) -> void",
            "ExplicitSpecialization Function h<int>(int) -> void {}",
            "ExplicitSpecialization Function h(char) -> void",
            "ExplicitInstantiation Function h<long>(long) -> void",
            "Template Variable c : int = 0",
            "ExplicitSpecialization Variable c<int> : int = 1",
            "PartialSpecialization Variable c<T *> : int = 2",
            "Variable A<int>::v : int = 3",
            "Template Alias P = T *",
            "Template Concept",
            "Template Function i(T) -> void",
            "Template Function j(T...) -> void",
            "Function l(Q auto x) -> void",
        ]
    );
    let reading = reading(source);
    assert!(reading.tree.functions.last().unwrap().abbreviated);
}

#[test]
fn parameters() {
    let source = "template<class, typename T = int, int N = 3, class ...P, template<class, int...> class C = X, int..., auto V = (1 > 0),
        enable_if_t<(N > 2), int> = 0, void (*F)(int) = nullptr, typename T::type M = T::v, template<class> typename ...D> struct S;";
    let reading = reading(source);
    let found: Vec<_> = reading
        .tree
        .headers
        .last()
        .unwrap()
        .parameters
        .of(&reading.tree.template_parameters)
        .iter()
        .collect();
    use TemplateParameterKind::*;
    let kinds: Vec<_> = found.iter().map(|parameter| parameter.kind).collect();
    assert_eq!(
        kinds,
        [Type, Type, NonType, Type, Template, NonType, NonType, NonType, NonType, NonType, Template]
    );
    let names: Vec<_> =
        found.iter().map(|p| p.name().map_or("-".into(), |name| word(&reading, name))).collect();
    assert_eq!(names.join(" "), "- T N P C - V - F M D");
    let defaults: Vec<_> = found.iter().map(|parameter| text(&reading, parameter.default())).collect();
    assert_eq!(defaults, ["", "int", "3", "", "X", "", "(1 > 0)", "0", "nullptr", "T::v", ""]);
    let packs: Vec<_> = found.iter().map(|parameter| parameter.is_pack).collect();
    assert_eq!(packs, [false, false, false, true, false, true, false, false, false, false, true]);
    let places: Vec<_> = found.iter().map(|parameter| word(&reading, parameter.name_place)).collect();
    assert_eq!(places, [",", "T", "N", "P", "C", ",", "V", "=", "F", "M", "D"]);
}

#[test]
fn members_are_found_through_bases_typedefs_and_the_current_instantiation() {
    let source = "template<class T> struct Base { template<class U> static int get(); static const int size = 1; };
        struct Plain : Base<int> { static const int a = get<int>(), b = size < 3; };
        typedef Base<char> Short; const int c = Short::get<int>(), d = Short::size < 3, e = Plain::get<long>();
        template<class T> struct Own { template<class U> static int mine(); static const int f = Own<T>::mine<T>(), g = Own::mine<int>(); };
        namespace n { template<class> struct In {}; } namespace m = n; using namespace n; m::In<In<int>> h;";
    let reading = reading(source);
    let lists = reading.tokens.iter().enumerate();
    let found: Vec<_> = lists
        .filter_map(|(index, _)| {
            let token = crate::lex::TokenId(index as u32);
            let close = reading.tokens.angle_partner(token).filter(|close| *close > token)?;
            Some(text(&reading, crate::lex::TokenRange::new(token.previous(), close.next())))
        })
        .filter(|list| !list.starts_with("template"))
        .collect();
    assert_eq!(
        found,
        [
            "Base<int>",
            "get<int>",
            "Base<char>",
            "get<int>",
            "get<long>",
            "Own<T>",
            "mine<T>",
            "mine<int>",
            "In<In<int>>",
            "In<int>"
        ]
    );
    assert_eq!(reading.statistics.unknown, [0; 4]);
}
