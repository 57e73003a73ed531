//! The entity that names a unit in its module id: the first definition that other units can see.
//!
//! Observed on the released tool: functions with a body and variables with an initialiser (written, or a
//! constructor's), in the order of their definitions. Inline, weak and internal ones do not count, nor do
//! templates and whatever comes from them.

use super::construction::is_constructed;
use super::mangle::{mangle, mangle_without_types};
use super::model::{Cv, Entity, Type};
use super::module::{Anchor, module_id};
use super::spelled::{Known, Missing, Spelling};
use crate::lex::{Kind, known};
use crate::names::Named;
use crate::read::Reading;
use crate::rules::generated::{PlaceholderReturn, Truth, decide_module_id_placeholder};
use crate::tree::{
    Body, DeclarationId, DeclarationKind, Deduced, Form, Function, FunctionId, FunctionName, Initializer,
    ScopeId, ScopeKind, Shape, SpecifierKind, Tree, VariableId,
};
use cufe_spec::unit::{Dialect, Options, Pass};

/// The module id of a unit, and what its last part comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitId {
    /// The text of the module id file.
    pub text: String,
    /// What stands for the entity.
    pub source: IdSource,
}

/// What the last part of a module id comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdSource {
    /// The id was given.
    Given,
    /// The first definition that other units can see, or the seed: cudafe++ and cicc make the same id.
    Shared,
    /// The unit has neither. The released tools take the file's time and their process number, so theirs is another one in
    /// every run; ours is a checksum of the unit.
    Own,
    /// As [`IdSource::Own`], but there may be such a definition: this is why it is not known.
    Unknown(&'static str),
}

impl IdSource {
    /// Whether a unit that was shortened may be given this id in place of the one that the released tool would make: it is
    /// either the same, or the tool's own would be another one in every run.
    pub fn may_replace(self) -> bool {
        !matches!(self, IdSource::Unknown(_))
    }
}

/// The module id of a unit of either pass (`module-id.form`). The host's and the device's are equal where both have the
/// same first definition; nvcc's cicc makes one of its own where no host output is asked for (`-ptx`, `-cubin`, `-fatbin`).
/// Of `options` count [`Options::original_path`], [`Options::original_file`], [`Options::random_seed`],
/// [`Options::module_id`] and the dialect.
pub fn unit_id(reading: &Reading, options: &Options) -> UnitId {
    if let Some(id) = &options.module_id {
        return UnitId { text: id.clone(), source: IdSource::Given };
    }
    let entity = first_external(reading, options.dialect);
    let content = Anchor::Content(&reading.source.text);
    let (anchor, source) = match (&entity, &options.random_seed) {
        (Ok(Some(entity)), _) => (Anchor::Entity(entity), IdSource::Shared),
        (Ok(None), Some(seed)) => (Anchor::Seed(seed), IdSource::Shared),
        (Ok(None), None) => (content, IdSource::Own),
        (Err(missing), Some(seed)) => (Anchor::Seed(seed), IdSource::Unknown(missing.name())),
        (Err(missing), None) => (content, IdSource::Unknown(missing.name())),
    };
    UnitId { text: module_id(&options.original_path, &options.original_file, &anchor), source }
}

/// The external name of the first such definition; `None` when the unit has none.
///
/// # Errors
/// Why it is not known which one it is, or what its name is.
pub fn first_external(reading: &Reading, dialect: Dialect) -> Known<Option<String>> {
    Ok(first_before(reading, dialect, u32::MAX)?.map(|(_, first)| match first {
        First::Spelled(name) => name,
        First::Mangled(entity) => mangle(&entity),
    }))
}

/// What names a unit.
enum First {
    /// Its name is written as it is, or is no function's.
    Spelled(String),
    Mangled(Entity),
}

/// The first such definition that begins before the byte offset `end`, and where it begins.
fn first_before(reading: &Reading, dialect: Dialect, end: u32) -> Known<Option<(u32, First)>> {
    let tree = &reading.tree;
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let start = reading.tokens.get(tree[id].range.start).start;
        let first = match tree[id].kind {
            _ if start >= end => None,
            DeclarationKind::Function(function) => defined_function(reading, dialect, id, function)?,
            DeclarationKind::Variable(variable) => {
                defined_variable(reading, id, variable)?.map(First::Spelled)
            }
            _ => None,
        };
        if let Some(first) = first {
            return Ok(Some((start, first)));
        }
    }
    Ok(None)
}

/// The module id that the released tool makes at the byte offset `end`, where the first error is at `error`: of the definitions
/// before; of one that begins behind the error it does not know the types any more ([`mangle_without_types`]).
pub(crate) fn unit_id_after_error(
    reading: &Reading,
    options: &Options,
    (end, error): (u32, Option<u32>),
) -> String {
    if let Some(id) = &options.module_id {
        return id.clone();
    }
    let first = first_before(reading, options.dialect, end).ok().flatten();
    let is_behind = |start: u32| error.is_some_and(|error| error < start);
    let entity = first.map(|(start, first)| match first {
        First::Spelled(name) => name,
        First::Mangled(Entity::Function { name, signature })
            if is_behind(start) && !signature.parameters.is_empty() =>
        {
            mangle_without_types(name, signature)
        }
        First::Mangled(entity) => mangle(&entity),
    });
    let anchor = match (&entity, &options.random_seed) {
        (Some(entity), _) => Anchor::Entity(entity),
        (None, Some(seed)) => Anchor::Seed(seed),
        (None, None) => Anchor::Content(&reading.source.text),
    };
    module_id(&options.original_path, &options.original_file, &anchor)
}

fn defined_function(
    reading: &Reading,
    dialect: Dialect,
    id: DeclarationId,
    function_id: FunctionId,
) -> Known<Option<First>> {
    let tree = &reading.tree;
    let function = &tree[function_id];
    if !matches!(function.body, Body::Block { .. } | Body::Try { .. })
        || function.abbreviated
        || is_passed_over(reading, dialect, function)
        || function.name == FunctionName::DeductionGuide
        || !is_candidate(reading, id, function.target)
    {
        return Ok(None);
    }
    let inline = |id| {
        [SpecifierKind::Inline, SpecifierKind::Constexpr, SpecifierKind::Consteval]
            .iter()
            .any(|k| tree.has_specifier(id, *k))
            // The run-time compiler's word for `inline` and an attribute.
            || tree.attributes_of(id).iter().any(|attribute| attribute.name == known::WORD_FORCEINLINE)
    };
    // A member's `static` says nothing about linkage.
    let member = function.target.is_some_and(|scope| tree[scope].class().is_some());
    let is_static = |id| !member && tree.has_specifier(id, SpecifierKind::Static);
    if declarations(tree, id).any(|id| inline(id) || is_static(id) || is_weak(reading, id)) {
        return Ok(None);
    }
    let name = reading.tokens.name(function.name_token);
    let in_global = function.target == Some(Tree::GLOBAL);
    if (in_global && name == "main") || has_c_linkage(reading, id, function) {
        return Ok(Some(First::Spelled(name.to_owned())));
    }
    match Spelling::new(reading).function(function_id) {
        Ok(entity) => Ok(Some(First::Mangled(entity))),
        // A function whose type other units cannot name has internal linkage.
        Err(Missing::Internal | Missing::Local) => Ok(None),
        Err(missing) => Err(missing),
    }
}

fn defined_variable(reading: &Reading, id: DeclarationId, variable_id: VariableId) -> Known<Option<String>> {
    let tree = &reading.tree;
    let variable = &tree[variable_id];
    let Some(token) = variable.name_token else { return Ok(None) };
    if variable.is_field || !is_candidate(reading, id, variable.target) {
        return Ok(None);
    }
    let has = |kind| tree.has_specifier(id, kind);
    let scope = variable.target.unwrap_or(tree[id].scope);
    let member = tree[scope].class().is_some();
    // The earlier declarations are looked at for what may be a definition only.
    if tree.only_declares(id) {
        return Ok(None);
    }
    let declared = |kind| declarations(tree, id).any(|id| tree.has_specifier(id, kind));
    if has(SpecifierKind::Inline) || (!member && declared(SpecifierKind::Static)) {
        return Ok(None);
    }
    if is_deduced_auto(reading, variable_id) || declarations(tree, id).any(|id| is_weak(reading, id)) {
        return Ok(None);
    }
    let is_extern = declared(SpecifierKind::Extern);
    let is_initialized =
        variable.initializer != Initializer::None || member && is_initialized_in_class(tree, id);
    if !is_initialized && !is_constructed(reading, variable_id)? {
        return Ok(None);
    }
    if !member && !is_extern && (has(SpecifierKind::Constexpr) || is_const(reading, variable_id)?) {
        return Ok(None);
    }
    // Since C++17 the declaration in the class defines it, inline.
    if has(SpecifierKind::Constexpr) && member {
        return Ok(None);
    }
    // The released tool spells variables of namespaces so even where they have C linkage.
    if scope == Tree::GLOBAL {
        return Ok(Some(reading.tokens.name(token).to_owned()));
    }
    Ok(Some(mangle(&Entity::Variable(Spelling::new(reading).variable_name(variable_id)?))))
}

/// Whether the class that has the variable defined by `id` as its member gives it its value.
fn is_initialized_in_class(tree: &Tree, id: DeclarationId) -> bool {
    declarations(tree, id).filter(|&one| one != id).any(|one| match tree[one].kind {
        DeclarationKind::Variable(variable) => tree[variable].initializer != Initializer::None,
        _ => false,
    })
}

/// Whether a declaration can be the one: no template, in no class body, in no function, not internal.
fn is_candidate(reading: &Reading, id: DeclarationId, target: Option<ScopeId>) -> bool {
    let tree = &reading.tree;
    if tree[id].form != Form::Plain || tree.has_specifier(id, SpecifierKind::Friend) {
        return false;
    }
    let mut at = Some(tree[id].scope);
    while let Some(scope) = at {
        match tree[scope].kind {
            ScopeKind::Namespace { is_anonymous: false, .. } => {}
            _ => return false,
        }
        at = tree[scope].parent;
    }
    !target.is_some_and(|scope| tree.is_unnamed(scope))
}

/// The declaration and those of the same entity before it.
fn declarations(tree: &Tree, id: DeclarationId) -> impl Iterator<Item = DeclarationId> + '_ {
    let entity = tree[id].entity;
    let all = entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
    std::iter::once(id).chain(all.iter().copied().take_while(move |other| *other < id))
}

/// Whether this or an earlier declaration of the name in its scope is `extern "C"`: C has no overloads.
fn has_c_linkage(reading: &Reading, id: DeclarationId, function: &Function) -> bool {
    let tree = &reading.tree;
    if declarations(tree, id).any(|id| is_c(tree, id)) {
        return true;
    }
    let symbol = reading.tokens.symbol(function.name_token);
    let Some(scope) = function.target else { return false };
    let Some(binding) = reading.names.own(scope, symbol) else { return false };
    function.name == FunctionName::Identifier
        && reading.names.declarations(binding, function.name_token).any(|named| match named {
            Named::Declaration(other) => {
                let same = |f: &Function| f.parameters.len() == function.parameters.len();
                is_c(tree, other) && tree.function(other).is_some_and(same)
            }
            _ => false,
        })
}

fn is_c(tree: &Tree, id: DeclarationId) -> bool {
    tree[id].linkage.is_some_and(|linkage| tree[linkage].is_c)
}

fn is_weak(reading: &Reading, id: DeclarationId) -> bool {
    reading.tree.attributes_of(id).iter().any(|a| {
        matches!(reading.tokens.symbols.text(a.name), "weak" | "__weak__" | "nv_weak" | "__nv_weak__")
    })
}

/// `module-id.placeholder`: whether a function is passed over for its deduced return type.
fn is_passed_over(reading: &Reading, dialect: Dialect, function: &Function) -> bool {
    placeholder_return(reading, function).is_some_and(|placeholder| {
        // The name of a unit is the host pass's, whichever pass asks for it.
        decide_module_id_placeholder(dialect, Pass::Host, placeholder).result == Truth::Yes
    })
}

/// How the return type of a function is spelled with a placeholder; `None` for one that is not deduced.
fn placeholder_return(reading: &Reading, function: &Function) -> Option<PlaceholderReturn> {
    let trailing = reading.tree.trailing_return(function);
    let spelled = if trailing.is_empty() { &function.return_type } else { &trailing };
    let has = |kinds: &[Kind]| spelled.iter().any(|token| kinds.contains(&reading.tokens.kind(token)));
    let is_deduced = if trailing.is_empty() { function.deduced != Deduced::No } else { has(&[Kind::Auto]) };
    if !is_deduced {
        return None;
    }
    let is_qualified = has(&[Kind::Const, Kind::Volatile]);
    let is_reference = has(&[Kind::Amp, Kind::AmpAmp]);
    Some(match (is_qualified, is_reference) {
        _ if has(&[Kind::Star]) => PlaceholderReturn::Other,
        (true, true) => PlaceholderReturn::Other,
        (true, false) => PlaceholderReturn::Qualified,
        (false, true) => PlaceholderReturn::Reference,
        (false, false) => PlaceholderReturn::Plain,
    })
}

/// `auto x = ..`, `auto *x = ..` and their like: the released tool passes these over as well, but not
/// `decltype(auto) x = ..` or `auto (*x)() -> int = ..`.
fn is_deduced_auto(reading: &Reading, id: VariableId) -> bool {
    let variable = &reading.tree[id];
    let is = |kind| variable.type_specifier.iter().any(|t| reading.tokens.kind(t) == kind);
    let has_trailing_return =
        variable.declarator.iter().any(|token| reading.tokens.kind(token) == Kind::Arrow);
    variable.is_deduced && is(Kind::Auto) && !is(Kind::Decltype) && !has_trailing_return
}

/// Whether the variable itself is const and not volatile.
///
/// # Errors
/// Why its type is not known.
pub(crate) fn is_const(reading: &Reading, id: VariableId) -> Known<bool> {
    let variable = &reading.tree[id];
    let written = |kind| reading.tree.has_specifier(variable.declaration, kind);
    match variable.shape {
        Shape::Plain | Shape::Array if variable.is_const => return Ok(!written(SpecifierKind::Volatile)),
        Shape::Plain | Shape::Array => {}
        Shape::Pointer => {
            return Ok(variable.is_const
                && !variable.declarator.iter().any(|t| reading.tokens.kind(t) == Kind::Volatile));
        }
        _ => return Ok(false),
    }
    if variable.is_deduced {
        return Ok(false);
    }
    let spelling = Spelling::new(reading);
    let ty = match spelling.variable(id) {
        Ok(ty) => ty,
        Err(_) if spelling.is_deduced_class(id) => return Ok(false),
        Err(Missing::Unnamed | Missing::Internal | Missing::Local) => return Ok(false),
        Err(missing) => return Err(missing),
    };
    Ok(matches!(ty.element(), Type::Qualified(Cv { is_const: true, is_volatile: false, .. }, _)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{ReadOptions, read};
    use cufe_spec::release::Release;

    /// The placeholders of a return type that the search passes over, by release.
    #[test]
    fn deduced_functions_are_passed_over_by_release() {
        let named = |text: &str, release| {
            let text = format!("extern int g; {text} int tail(int) {{ return 1; }}");
            let reading = read(text.into_bytes(), &ReadOptions::default()).expect("the brackets close");
            let name = first_external(&reading, Dialect::Released(release)).expect("all types are known");
            name.expect("the last function is external")
        };
        for (text, names_13_0, names_13_1) in [
            ("int f() { return 1; }", "_Z1fv", "_Z1fv"),
            ("auto f() { return 1; }", "_Z4taili", "_Z4taili"),
            ("decltype(auto) f() { return 1; }", "_Z4taili", "_Z4taili"),
            ("const auto f() { return 1; }", "_Z1fv", "_Z4taili"),
            ("auto volatile f() { return 1; }", "_Z1fv", "_Z4taili"),
            ("auto f() -> const auto { return 1; }", "_Z1fv", "_Z4taili"),
            ("auto &f() { return g; }", "_Z1fv", "_Z4taili"),
            ("auto &&f() { return g; }", "_Z1fv", "_Z4taili"),
            ("auto f() -> auto & { return g; }", "_Z1fv", "_Z4taili"),
            ("const auto &f() { return g; }", "_Z1fv", "_Z1fv"),
            ("auto *f() { return &g; }", "_Z1fv", "_Z1fv"),
            ("const auto *f() { return &g; }", "_Z1fv", "_Z1fv"),
        ] {
            let got = (named(text, Release::Cuda13_0), named(text, Release::Cuda13_1));
            assert_eq!(got, (names_13_0.to_owned(), names_13_1.to_owned()), "{text}");
        }
    }

    /// Not in a lifetime, if the text of a name took twice the time with each level.
    #[test]
    fn names_may_be_nested_deep() {
        const LEVELS: usize = 80;
        let spaces: String = (0..LEVELS).map(|n| format!("namespace n{n} {{ ")).collect();
        let (stars, braces) = ("*".repeat(LEVELS), "}".repeat(LEVELS));
        let text = format!("{spaces} struct S; void f(S {stars}a, S {stars}b) {{}} {braces}");
        let reading = read(text.into_bytes(), &ReadOptions::default()).expect("the brackets close");
        let name = first_external(&reading, Dialect::REFERENCE)
            .expect("all types are known")
            .expect("it is external");
        assert!(name.starts_with("_ZN2n0") && name.contains("3n79"), "{name}");
        assert_eq!(name.matches('P').count(), LEVELS, "the second parameter is an abbreviation: {name}");
    }

    #[test]
    fn members_that_their_class_initialises_are_definitions() {
        for (text, expected) in [
            ("struct S { static const int c = 1; }; const int S::c;", Some("_ZN1S1cE")),
            ("struct S { const static int c{1}; }; int const S::c;", Some("_ZN1S1cE")),
            (
                "struct S { static const int c = 1; static int d; }; const int S::c; int S::d = 3;",
                Some("_ZN1S1cE"),
            ),
            (
                "struct S { static const int c = 1; static int d; }; int S::d = 3; const int S::c;",
                Some("_ZN1S1dE"),
            ),
            ("namespace n { struct S { static const int c = 1; }; } const int n::S::c;", Some("_ZN1n1S1cE")),
            ("struct S { struct T { static const int d = 2; }; }; const int S::T::d;", Some("_ZN1S1T1dE")),
            ("struct S { static const int c; }; const int S::c = 1;", Some("_ZN1S1cE")),
            ("struct S { static int c; }; int S::c;", None),
            ("struct S { static constexpr int c = 1; }; constexpr int S::c;", None),
            (
                "template<class T> struct S { static const int c = 1; }; template<class T> const int S<T>::c;",
                None,
            ),
            ("template<class T> struct S { static const int c = 1; }; template<> const int S<int>::c;", None),
        ] {
            let reading =
                read(text.as_bytes().to_vec(), &ReadOptions::default()).expect("the brackets close");
            let name = first_external(&reading, Dialect::REFERENCE).expect("all types are known");
            assert_eq!(name.as_deref(), expected, "{text}");
        }
    }

    /// The ids of the released tool, which writes the checksums of these names.
    #[test]
    fn members_of_specialisations_and_deduced_classes_are_definitions() {
        let class = "template<class T> struct S; template<> struct S<int>";
        let deduced = "template<class T> struct D { D(T) {} };";
        for (text, expected) in [
            (format!("{class} {{ int m(); }}; int S<int>::m() {{ return 1; }}"), "_ZN1SIiE1mEv"),
            (format!("{class} {{ static int v; }}; int S<int>::v = 3;"), "_ZN1SIiE1vE"),
            (
                format!("{class} {{ struct I {{ int n(); }}; }}; int S<int>::I::n() {{ return 1; }}"),
                "_ZN1SIiE1I1nEv",
            ),
            (format!("namespace q {{ {class} {{ S(); }}; S<int>::S() {{}} }}"), "_ZN1q1SIiEC1Ev"),
            (format!("{deduced} D d(3);"), "d"),
            (format!("{deduced} D d{{3}};"), "d"),
            (format!("{deduced} namespace n {{ D d = 3; }}"), "_ZN1n1dE"),
            ("extern \"C\" { namespace n { int x = 3; } }".to_owned(), "_ZN1n1xE"),
            ("extern \"C\" { namespace n { int x() { return 1; } } }".to_owned(), "x"),
            ("__forceinline__ int x() { return 1; } int y() { return 1; }".to_owned(), "_Z1yv"),
        ] {
            let reading =
                read(text.clone().into_bytes(), &ReadOptions::default()).expect("the brackets close");
            let name = first_external(&reading, Dialect::REFERENCE).expect("all types are known");
            assert_eq!(name.as_deref(), Some(expected), "{text}");
        }
        let text = format!("{deduced} const D d(3); int z = 1;");
        let reading = read(text.into_bytes(), &ReadOptions::default()).expect("the brackets close");
        assert_eq!(first_external(&reading, Dialect::REFERENCE), Ok(Some("z".to_owned())));
    }
}
