//! Functions.

use super::{outline, reading, text, word};
use crate::tree::{Body, Deduced, FunctionName, Reference, Shape, SpecifierKind};

#[test]
fn kinds_of_names() {
    let source = "struct A { A(); explicit A(int) noexcept; ~A(); operator int *() const; A &operator=(const A &) = default;
        void operator()(int) const; bool operator<(A) const; void *operator new[](unsigned long); virtual void f() = 0;
        A(A &&) = delete; friend bool operator==(A, A); };
        A::A() : x(1), y{2} {} A::~A() {} A::operator int *() const { return 0; } int operator\"\"_km(long double);
        template<class T> struct V { V(T); }; V(int) -> V<int>; template<class T> V(T *) -> V<T>;
        template<class T> V<T>::V(T t) {}";
    assert_eq!(
        outline(source),
        [
            "Struct A {}",
            "Constructor A()",
            "Constructor A(int)",
            "Destructor ~A()",
            "Conversion operator int *()",
            "Operator operator=(const A &) -> A & = default",
            "Operator operator()(int) -> void",
            "Operator operator<(A) -> bool",
            "Operator operator new[](unsigned long) -> void *",
            "Function f() -> void = 0",
            "Constructor A(A &&) = delete",
            "Operator operator==(A; A) -> bool",
            "Constructor A::A() {}",
            "Destructor A::~A() {}",
            "Conversion A::operator int *() {}",
            "Literal operator\"\"_km(long double) -> int",
            "Template Struct V {}",
            "Constructor V(T)",
            "DeductionGuide V(int)",
            "Template DeductionGuide V(T *)",
            "MemberOfTemplate Constructor V<T>::V(T t) {}",
        ]
    );
}

#[test]
fn operators_with_angle_brackets() {
    let source = "struct O {}; template<class T> O &operator<<(O &, const T &); O &operator>>(O &, int); bool operator>(O, O);
        bool operator<=(O, O); bool operator>=(O, O); template<> O &operator<<<int>(O &, const int &);
        template<class T> struct P { template<class U> friend O &operator<<(O &, const P<U> &); friend O &operator<< <T>(O &, const P &); };
        struct R { void operator<(int); void operator,(int); void operator->*(int); void operator<<=(int); };";
    let found = outline(source);
    assert_eq!(
        found[1..7],
        [
            "Template Operator operator<<(O &; const T &) -> O &",
            "Operator operator>>(O &; int) -> O &",
            "Operator operator>(O; O) -> bool",
            "Operator operator<=(O; O) -> bool",
            "Operator operator>=(O; O) -> bool",
            "ExplicitSpecialization Operator operator<<<int>(O &; const int &) -> O &",
        ]
    );
    assert_eq!(found[9], "Operator operator<< <T>(O &; const P &) -> O &");
    assert!(found.iter().all(|line| !line.contains("Unparsed")), "{found:?}");
}

#[test]
fn what_surrounds_a_body() {
    let source = "struct A : B { A() try : B(1), c{q}, d(x)... {} catch (int) {} catch (...) {} };
        auto f() noexcept(true) -> int (*)(int) { return 0; }
        struct C { auto g() const & -> int; void h() && noexcept override final; int i [[nodiscard]] () volatile; };
        template<class T> requires requires (T t) { t < 1; } && (sizeof(T) > 1) void j() requires Q<T> || true {}";
    let reading = reading(source);
    let tree = &reading.tree;
    let functions: Vec<_> = tree.functions.iter().collect();
    let body @ Body::Try { range, .. } = functions[0].body else { panic!("{:?}", functions[0].body) };
    assert_eq!(text(&reading, body.initializers()), ": B(1), c{q}, d(x)...");
    assert!(text(&reading, range).ends_with("catch (...) {}"));
    assert_eq!(text(&reading, tree.trailing_return(functions[1])), "int (*)(int)");
    assert_eq!(text(&reading, functions[1].exception_specification), "noexcept(true)");
    assert_eq!(functions[1].deduced, Deduced::No);
    assert!(functions[2].is_const && functions[2].reference == Reference::Lvalue);
    assert!(functions[3].is_override && functions[3].is_final && functions[3].reference == Reference::Rvalue);
    assert!(functions[4].is_volatile);
    assert_eq!(tree.attributes_of(functions[4].declaration).len(), 1);
    assert_eq!(text(&reading, tree.requires_clause(functions[5])), "requires Q<T> || true");
    let header = &tree.headers_of(functions[5].declaration)[0];
    assert_eq!(
        text(&reading, header.requires_clause),
        "requires requires (T t) { t < 1; } && (sizeof(T) > 1)"
    );
}

#[test]
fn deduced_returns() {
    let source =
        "auto a(); const auto &b(); decltype(auto) c(); auto d() -> void; auto *e(); int f(); C auto g();";
    let reading = reading(source);
    let found: Vec<_> = reading.tree.functions.iter().map(|function| function.deduced).collect();
    use Deduced::{Auto, DecltypeAuto, No};
    assert_eq!(found, [Auto, Auto, DecltypeAuto, No, Auto, No, Auto]);
}

#[test]
fn parameters_have_shapes_and_places() {
    let source = "template<class T, class ...A> void k(T &t, const int n, T *__restrict__ const q, void (*f)(T), int (&arr)[4],
        A &...a, T a2[], const int b[3], volatile T &v, int, T &, double (*)[2], A..., void g(int), int = 3, T &&r = T{1, 2}, ...);";
    let reading = reading(source);
    let function = &reading.tree.functions[0];
    assert!(function.has_ellipsis);
    let found: Vec<_> = function.parameters.of(&reading.tree.parameters).iter().collect();
    let shapes: Vec<_> = found.iter().map(|parameter| parameter.shape).collect();
    use Shape::*;
    assert_eq!(
        shapes,
        [
            LvalueReference,
            Plain,
            Pointer,
            Pointer,
            LvalueReference,
            LvalueReference,
            Array,
            Array,
            LvalueReference,
            Plain,
            LvalueReference,
            Pointer,
            Plain,
            Function,
            Plain,
            RvalueReference
        ]
    );
    let names: Vec<_> =
        found.iter().map(|p| p.name().map_or("-".into(), |name| word(&reading, name))).collect();
    assert_eq!(names.join(" "), "t n q f arr a a2 b v - - - - g - r");
    assert!(found[1].is_const && found[2].is_const && !found[0].is_const && found[7].is_const);
    assert!(found[8].refers_to_volatile && !found[0].refers_to_volatile);
    assert!(found[5].is_pack && found[12].is_pack);
    assert_eq!(word(&reading, found[5].reference_place()), "...");
    assert_eq!(word(&reading, found[9].name_place), ",");
    assert_eq!(word(&reading, found[11].name_place), ")");
    assert_eq!(text(&reading, found[15].default()), "T{1, 2}");
    assert_eq!(text(&reading, found[2].type_specifier), "T");
}

#[test]
fn pointers_to_functions_around_the_name() {
    let source = "int (*getfp(int a))(int) {} int (&get())[3][2]; int (lp)(int); int attr [[gnu::unused]] (int); void (*table[3])(int);
        typedef int (*F)(int); typedef void G(int), *H; int A::*pm; int (A::*pmf)(int) const; C<int (A::*)() const> c;";
    assert_eq!(
        outline(source),
        [
            "Function getfp(int a) -> int {}",
            "Function get() -> int",
            "Function lp(int) -> int",
            "Function attr(int) -> int",
            "Variable (*table[3])(int) : void",
            "Alias F = int (*F)(int)",
            "Alias G = void G(int)",
            "Alias H = void *H",
            "Variable A::*pm : int",
            "Variable (A::*pmf)(int) const : int",
            "Variable c : C<int (A::*)() const>",
        ]
    );
    let reading = reading(source);
    let wrapped: Vec<_> = reading.tree.functions.iter().map(|function| function.wrapped_return).collect();
    assert_eq!(wrapped, [true, true, false, false]);
}

#[test]
fn attributes_of_every_syntax_have_an_owner() {
    let source = "__attribute__((device)) int __attribute__((host)) f(int __attribute__((grid_constant)) p) __attribute__((noinline, const));
        __global__ void __launch_bounds__(64, 2) k(); __noinline__ int g(); [[nodiscard, gnu::pure]] int h();
        struct __attribute__((device_builtin)) uint3 { int x __attribute__((aligned(4))); }; alignas(16) __shared__ int s[2];";
    let reading = reading(source);
    let names: Vec<_> = (reading.tree.functions.iter().map(|function| function.declaration))
        .chain(reading.tree.classes.iter().map(|class| class.declaration))
        .chain(reading.tree.variables.iter().map(|variable| variable.declaration))
        .map(|id| {
            let all = reading.tree.attributes_of(id).iter();
            all.map(|attribute| reading.tokens.symbols.text(attribute.name)).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(
        names,
        [
            "device host noinline const",
            "__global__ __launch_bounds__",
            "__noinline__",
            "nodiscard pure",
            "device_builtin",
            "aligned",
            "alignas __shared__",
        ]
    );
    let parameter = &reading.tree.parameters[0];
    assert_eq!(parameter.attributes.len(), 1);
    let listed: Vec<_> = reading.tokens.attribute_words.iter().map(|&token| word(&reading, token)).collect();
    assert_eq!(listed.len(), 10, "{listed:?}");
    assert!(reading.tokens.attribute_words.iter().all(|&word| reading.tree.attribute_at(word).is_some()));
}

#[test]
fn specifiers_in_any_order() {
    let source = "int static constexpr f(); const unsigned inline g(); struct A { virtual explicit operator bool(); int mutable x; static thread_local int y; };";
    let reading = reading(source);
    let tree = &reading.tree;
    let f = tree.functions[0].declaration;
    assert!(tree.has_specifier(f, SpecifierKind::Static) && tree.has_specifier(f, SpecifierKind::Constexpr));
    assert_eq!(text(&reading, tree.functions[1].return_type), "const unsigned inline");
    assert_eq!(tree.functions[2].name, FunctionName::Conversion);
    assert!(tree.has_specifier(tree.functions[2].declaration, SpecifierKind::Virtual));
    assert!(tree.variables[0].is_field && !tree.variables[1].is_field);
}
