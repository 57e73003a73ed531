//! Mangled names against the host compiler: generated declarations are compiled with g++ and the symbols of
//! the object file are compared with ours.

use super::mangle::mangle;
use super::model::{Argument, Base, Component, Cv, Entity, FunctionType, Name, RefQualifier, Type};
use quickcheck::Gen;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::Command;

/// Entities as C++ text and as model values.
struct Declared {
    text: String,
    entity: Entity,
}

/// The symbols that g++ gives to `program`, unmangled names left out.
fn symbols(program: &str) -> BTreeSet<String> {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (source, object) = (dir.path().join("t.cpp"), dir.path().join("t.o"));
    std::fs::write(&source, program).expect("the source is written");
    let run = Command::new("g++")
        .args(["-std=c++17", "-w", "-c", "-x", "c++"])
        .arg(&source)
        .arg("-o")
        .arg(&object)
        .output()
        .expect("g++ runs");
    assert!(run.status.success(), "{}\n{program}", String::from_utf8_lossy(&run.stderr));
    let nm = Command::new("nm").arg(&object).output().expect("nm runs");
    let text = String::from_utf8_lossy(&nm.stdout).into_owned();
    text.lines().filter_map(|l| l.split_whitespace().last()).map(str::to_owned).collect()
}

/// Fixed classes, templates and aliases that generated types are made of.
const WORLD: &str = r#"
#include <string>
#include <memory>
#include <istream>
struct A {}; union U {}; enum E : int {}; enum class F {};
namespace n { struct B { struct C {}; template <class T> struct D {}; }; namespace m { struct G {}; enum H : char {}; }
  template <class T> struct I {}; template <class T, class V> struct J {}; template <class... T> struct K {};
  template <int N> struct L {}; template <bool X, char Y, unsigned Z, long W> struct M {};
  template <template <class> class T> struct O {}; inline namespace v1 { struct P {}; } }
int global; void callee(int) {}
template <int *P> struct Q {}; template <void (*P)(int)> struct R {};
"#;

fn named(path: &[&str]) -> Name {
    Name(path.iter().map(|p| Component::source(p)).collect())
}

fn templated(path: &[&str], arguments: Vec<Argument>) -> Name {
    let mut name = named(path);
    if let Some(last) = name.0.pop() {
        name.0.push(last.with_arguments(arguments));
    }
    name
}

const BUILTINS: [(&str, &str); 24] = [
    ("bool", "b"),
    ("char", "c"),
    ("signed char", "a"),
    ("unsigned char", "h"),
    ("short", "s"),
    ("unsigned short", "t"),
    ("int", "i"),
    ("unsigned", "j"),
    ("long", "l"),
    ("unsigned long", "m"),
    ("long long", "x"),
    ("unsigned long long", "y"),
    ("__int128", "n"),
    ("unsigned __int128", "o"),
    ("float", "f"),
    ("double", "d"),
    ("long double", "e"),
    ("wchar_t", "w"),
    ("char16_t", "Ds"),
    ("char32_t", "Di"),
    ("decltype(nullptr)", "Dn"),
    ("__float128", "g"),
    ("int", "i"),
    ("char", "c"),
];

/// Writes aliases for generated types; the text of a type is the alias's name.
struct Writer {
    gen_: Gen,
    aliases: String,
    count: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Object,
    Array,
    Function,
    Reference,
}

impl Writer {
    fn pick(&mut self, n: usize) -> usize {
        let all: Vec<usize> = (0..n).collect();
        *self.gen_.choose(&all).unwrap_or(&0)
    }

    fn alias(&mut self, text: &str) -> String {
        self.count += 1;
        let name = format!("t{}", self.count);
        let _ = writeln!(self.aliases, "using {name} = {text};");
        name
    }

    fn ty(&mut self, depth: usize) -> (String, Type, Shape) {
        if depth == 0 {
            return self.leaf();
        }
        match self.pick(12) {
            0 | 1 => self.leaf(),
            2 => {
                let (t, m, shape) = self.ty(depth - 1);
                if shape != Shape::Object && shape != Shape::Array {
                    return (t, m, shape);
                }
                let cv = match self.pick(3) {
                    0 => Cv::CONST,
                    1 => Cv { is_volatile: true, ..Cv::NONE },
                    _ => Cv { is_volatile: true, ..Cv::CONST },
                };
                let words = format!(
                    "{}{}{t}",
                    if cv.is_const { "const " } else { "" },
                    if cv.is_volatile { "volatile " } else { "" }
                );
                (self.alias(&words), Type::Qualified(cv, Box::new(m)), shape)
            }
            3..=5 => {
                let (t, m, shape) = self.ty(depth - 1);
                if shape == Shape::Reference {
                    return (t, m, shape);
                }
                (self.alias(&format!("{t} *")), Type::Pointer(Box::new(m)), Shape::Object)
            }
            6 => {
                let (t, m, shape) = self.ty(depth - 1);
                if shape == Shape::Reference {
                    return (t, m, shape);
                }
                if self.pick(2) == 0 {
                    (self.alias(&format!("{t} &")), Type::LvalueReference(Box::new(m)), Shape::Reference)
                } else {
                    (self.alias(&format!("{t} &&")), Type::RvalueReference(Box::new(m)), Shape::Reference)
                }
            }
            7 => {
                let (t, m, shape) = self.ty(depth - 1);
                let incomplete = matches!(&m, Type::Array(None, _));
                if shape == Shape::Reference || shape == Shape::Function || incomplete {
                    return (t, m, shape);
                }
                let bound = (self.pick(3) > 0).then(|| self.pick(40) as u64 + 1);
                let written = bound.map(|b| b.to_string()).unwrap_or_default();
                (self.alias(&format!("{t}[{written}]")), Type::Array(bound, Box::new(m)), Shape::Array)
            }
            8 => {
                let (t, m) = self.function(depth - 1, false);
                (t, m, Shape::Function)
            }
            9 => {
                let (t, m, shape) = self.ty(depth - 1);
                if shape == Shape::Reference {
                    return (t, m, shape);
                }
                // Spelled whole: through an alias g++ loses the reference qualifier.
                let (t, m) = match shape {
                    Shape::Function => self.function(depth - 1, true),
                    _ => (self.alias(&format!("{t} n::B::*")), m),
                };
                let class = Type::Named(named(&["n", "B"]));
                let ty = Type::MemberPointer { class: Box::new(class), member: Box::new(m) };
                (t, ty, Shape::Object)
            }
            _ => self.template(depth - 1),
        }
    }

    fn leaf(&mut self) -> (String, Type, Shape) {
        const CLASSES: [&[&str]; 10] = [
            &["A"],
            &["U"],
            &["E"],
            &["F"],
            &["n", "B"],
            &["n", "B", "C"],
            &["n", "m", "G"],
            &["n", "m", "H"],
            &["n", "v1", "P"],
            &["std", "nothrow_t"],
        ];
        let index = self.pick(BUILTINS.len() + CLASSES.len());
        if let Some((text, code)) = BUILTINS.get(index) {
            return ((*text).to_owned(), Type::Builtin(code), Shape::Object);
        }
        let path = CLASSES.get(index - BUILTINS.len()).copied().unwrap_or(CLASSES[0]);
        (path.join("::"), Type::Named(named(path)), Shape::Object)
    }

    fn parameters(&mut self, depth: usize) -> (String, Vec<Type>) {
        let mut texts = Vec::new();
        let mut types = Vec::new();
        for _ in 0..self.pick(4) {
            let (text, ty, _) = self.ty(depth);
            texts.push(text);
            types.push(decay(ty));
        }
        (texts.join(", "), types)
    }

    fn function(&mut self, depth: usize, member: bool) -> (String, Type) {
        let (mut text, returns, shape) = self.ty(depth);
        let mut returns = returns;
        if matches!(shape, Shape::Array | Shape::Function) {
            (text, returns) = ("void".to_owned(), Type::Builtin("v"));
        }
        let (parameters, types) = self.parameters(depth);
        let cv = if member && self.pick(2) == 0 { Cv::CONST } else { Cv::NONE };
        let reference = match (member, self.pick(3)) {
            (true, 0) => RefQualifier::Lvalue,
            (true, 1) => RefQualifier::Rvalue,
            _ => RefQualifier::None,
        };
        let noexcept = self.pick(3) == 0;
        let variadic = self.pick(5) == 0;
        let dots = match (variadic, types.is_empty()) {
            (false, _) => "",
            (true, true) => "...",
            (true, false) => ", ...",
        };
        let suffix = format!(
            "{}{}{}",
            if cv.is_const { " const" } else { "" },
            match reference {
                RefQualifier::None => "",
                RefQualifier::Lvalue => " &",
                RefQualifier::Rvalue => " &&",
            },
            if noexcept { " noexcept" } else { "" }
        );
        let ty = FunctionType { cv, reference, noexcept, parameters: types, variadic, returns };
        let pointer = if member { "(n::B::*)" } else { "" };
        (self.alias(&format!("{text} {pointer}({parameters}{dots}){suffix}")), Type::Function(Box::new(ty)))
    }

    fn template(&mut self, depth: usize) -> (String, Type, Shape) {
        let (a, x, _) = self.ty(depth);
        let (b, y, _) = self.ty(depth);
        let one = Argument::Type(x.clone());
        let integer = |code, value: &str| Argument::Integer(Type::Builtin(code), value.to_owned());
        let (text, name) = match self.pick(12) {
            0 => (format!("n::I<{a}>"), templated(&["n", "I"], vec![one])),
            1 => (format!("n::J<{a}, {b}>"), templated(&["n", "J"], vec![one, Argument::Type(y)])),
            2 => {
                let pack = Argument::Pack(vec![one, Argument::Type(y)]);
                (format!("n::K<{a}, {b}>"), templated(&["n", "K"], vec![pack]))
            }
            3 => ("n::K<>".to_owned(), templated(&["n", "K"], vec![Argument::Pack(vec![])])),
            4 => ("n::L<-5>".to_owned(), templated(&["n", "L"], vec![integer("i", "-5")])),
            5 => {
                let arguments =
                    vec![integer("b", "1"), integer("c", "97"), integer("j", "3"), integer("l", "4")];
                ("n::M<true, 'a', 3u, 4l>".to_owned(), templated(&["n", "M"], arguments))
            }
            6 => {
                let arguments = vec![Argument::Template(named(&["n", "I"]))];
                ("n::O<n::I>".to_owned(), templated(&["n", "O"], arguments))
            }
            7 => {
                let entity = Entity::Variable(named(&["global"]));
                let arguments = vec![Argument::Entity(Box::new(entity))];
                ("Q<&global>".to_owned(), templated(&["Q"], arguments))
            }
            8 => {
                let signature = FunctionType {
                    cv: Cv::NONE,
                    reference: RefQualifier::None,
                    noexcept: false,
                    parameters: vec![Type::Builtin("i")],
                    variadic: false,
                    returns: Type::Builtin("v"),
                };
                let entity = Entity::Function { name: named(&["callee"]), signature };
                let arguments = vec![Argument::Entity(Box::new(entity))];
                ("R<callee>".to_owned(), templated(&["R"], arguments))
            }
            9 => {
                let arguments = vec![one];
                (format!("n::B::D<{a}>"), templated(&["n", "B", "D"], arguments))
            }
            10 => {
                let arguments = vec![Argument::Type(Type::Builtin("c"))];
                ("std::allocator<char>".to_owned(), templated(&["std", "allocator"], arguments))
            }
            _ => return self.standard(),
        };
        (self.alias(&text), Type::Named(name), Shape::Object)
    }

    /// The library's names that the ABI abbreviates, and `std::string` of the C++11 ABI.
    fn standard(&mut self) -> (String, Type, Shape) {
        let char_ = || Argument::Type(Type::Builtin("c"));
        let traits = || Argument::Type(Type::Named(templated(&["std", "char_traits"], vec![char_()])));
        let allocator = || Argument::Type(Type::Named(templated(&["std", "allocator"], vec![char_()])));
        let (text, name) = match self.pick(4) {
            0 => ("std::istream", templated(&["std", "basic_istream"], vec![char_(), traits()])),
            1 => ("std::ostream", templated(&["std", "basic_ostream"], vec![char_(), traits()])),
            2 => ("std::iostream", templated(&["std", "basic_iostream"], vec![char_(), traits()])),
            _ => {
                let arguments = vec![char_(), traits(), allocator()];
                ("std::string", templated(&["std", "__cxx11", "basic_string"], arguments))
            }
        };
        (text.to_owned(), Type::Named(name), Shape::Object)
    }
}

/// What a parameter declared with this type has as its type.
fn decay(ty: Type) -> Type {
    match ty {
        Type::Array(_, element) => Type::Pointer(element),
        Type::Function(_) => Type::Pointer(Box::new(ty)),
        Type::Qualified(cv, inner) => match *inner {
            Type::Array(_, element) => Type::Pointer(Box::new(Type::Qualified(cv, element))),
            inner => decay(inner),
        },
        other => other,
    }
}

fn plain(parameters: Vec<Type>) -> FunctionType {
    FunctionType {
        cv: Cv::NONE,
        reference: RefQualifier::None,
        noexcept: false,
        parameters,
        variadic: false,
        returns: Type::Builtin("v"),
    }
}

#[test]
fn generated_functions_have_the_symbols_of_the_host_compiler() {
    let mut writer = Writer { gen_: Gen::from_size_and_seed(40, 2026), aliases: String::new(), count: 0 };
    let mut declared = Vec::new();
    for index in 0..600 {
        let (text, types) = writer.parameters(4);
        let function = format!("fn{index}");
        let (open, path, close) = match index % 3 {
            0 => ("", vec![function.as_str()], ""),
            1 => ("namespace n { namespace m { ", vec!["n", "m", function.as_str()], "} }"),
            _ => ("namespace std { ", vec!["std", function.as_str()], "}"),
        };
        let entity = Entity::Function { name: named(&path), signature: plain(types) };
        declared.push(Declared { text: format!("{open}void {function}({text}) {{}}{close}"), entity });
    }
    compare(&format!("{WORLD}{}", writer.aliases), &declared);
}

/// Compiles all declarations at once and looks for each symbol.
fn compare(world: &str, declared: &[Declared]) {
    let mut program = world.to_owned();
    for one in declared {
        program.push_str(&one.text);
        program.push('\n');
    }
    let symbols = symbols(&program);
    let missing: Vec<String> = declared
        .iter()
        .filter(|d| !symbols.contains(&mangle(&d.entity)))
        .map(|d| format!("{}\n   gave {}", d.text, mangle(&d.entity)))
        .collect();
    assert!(missing.is_empty(), "{} of {}:\n{}", missing.len(), declared.len(), missing.join("\n"));
}

#[test]
fn members_operators_and_specialisations() {
    let class = |last: Component| Name(vec![Component::source("n"), Component::source("X"), last]);
    let base = |base| Component { base, tags: Vec::new(), arguments: None };
    let int = || Type::Builtin("i");
    let method = |last, signature| Entity::Function { name: class(last), signature };
    let constant = FunctionType { cv: Cv::CONST, ..plain(vec![]) };
    let rvalue = FunctionType { reference: RefQualifier::Rvalue, ..constant.clone() };
    let parameter = Type::TemplateParameter;
    let specialised = |name: &str, argument| {
        Name(vec![Component::source(name).with_arguments(vec![Argument::Type(argument)])])
    };
    let world = r#"
        namespace n { struct X { X(int); ~X(); void c() const; void r() const &&; operator int(); void operator()(int);
          static int s; struct [[gnu::abi_tag("b", "a")]] Tagged {}; void tagged(Tagged); template <class T> void t(T, T *); }; }
        template <class T> T deduced(T, const T &, T) { return T(); }
        template <class... T> void pack(T..., T *...) {}
        template <class T> struct Y { typedef int type; struct Z; void m(Z *); };
        template <class T> typename T::type member(typename T::type *, T) { return 0; }
    "#;
    let declared = [
        ("n::X::X(int) {}", method(base(Base::Constructor), plain(vec![int()]))),
        ("n::X::~X() {}", method(base(Base::Destructor), plain(vec![]))),
        ("void n::X::c() const {}", method(Component::source("c"), constant)),
        ("void n::X::r() const && {}", method(Component::source("r"), rvalue)),
        (
            "n::X::operator int() { return 0; }",
            method(base(Base::Conversion(Box::new(int()))), FunctionType { returns: int(), ..plain(vec![]) }),
        ),
        ("void n::X::operator()(int) {}", method(base(Base::Operator("cl")), plain(vec![int()]))),
        ("int n::X::s = 1;", Entity::Variable(class(Component::source("s")))),
        (
            "void n::X::tagged(Tagged) {}",
            method(
                Component::source("tagged"),
                plain(vec![Type::Named(class(
                    Component::source("Tagged").with_tags(vec!["b".to_owned(), "a".to_owned()]),
                ))]),
            ),
        ),
        (
            "void operator+(n::X *, n::X) {}",
            Entity::Function {
                name: Name(vec![base(Base::Operator("pl"))]),
                signature: plain(vec![
                    Type::Pointer(Box::new(Type::Named(named(&["n", "X"])))),
                    Type::Named(named(&["n", "X"])),
                ]),
            },
        ),
        (
            "long double operator\"\"_km(long double) { return 0; }",
            Entity::Function {
                name: Name(vec![base(Base::Literal("_km".to_owned()))]),
                signature: plain(vec![Type::Builtin("e")]),
            },
        ),
        (
            "template int deduced(int, const int &, int);",
            Entity::Function {
                name: specialised("deduced", int()),
                signature: FunctionType {
                    returns: parameter(0),
                    ..plain(vec![
                        parameter(0),
                        Type::LvalueReference(Box::new(Type::Qualified(Cv::CONST, Box::new(parameter(0))))),
                        parameter(0),
                    ])
                },
            },
        ),
        (
            "template <> void pack<int>(int, int *) {}",
            Entity::Function {
                name: Name(vec![
                    Component::source("pack")
                        .with_arguments(vec![Argument::Pack(vec![Argument::Type(int())])]),
                ]),
                signature: plain(vec![
                    Type::PackExpansion(Box::new(parameter(0))),
                    Type::PackExpansion(Box::new(Type::Pointer(Box::new(parameter(0))))),
                ]),
            },
        ),
        (
            "template int member<Y<int>>(int *, Y<int>);",
            Entity::Function {
                name: specialised("member", Type::Named(specialised("Y", int()))),
                signature: FunctionType {
                    returns: Type::DependentMember(Box::new(parameter(0)), vec![Component::source("type")]),
                    ..plain(vec![
                        Type::Pointer(Box::new(Type::DependentMember(
                            Box::new(parameter(0)),
                            vec![Component::source("type")],
                        ))),
                        parameter(0),
                    ])
                },
            },
        ),
    ];
    let declared: Vec<Declared> =
        declared.into_iter().map(|(text, entity)| Declared { text: text.to_owned(), entity }).collect();
    compare(world, &declared);
}
