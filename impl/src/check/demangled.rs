//! Names of functions in the texts about calls: the released tool shows what its demangler makes of the mangled name.
//!
//! Classes are written with a `::` before them, but the class that a function is a member of, which the mangled name
//! abbreviates, without. Once an error was reported, types are mangled as `1?`, which the demangler does not know: the
//! mangled name itself is shown then. In that the module id stands for unnamed namespaces, and before what has internal linkage.

mod closure;

pub(super) use closure::{call_operator, enclosing_operator, undefined_call_operator};

use super::{explicit_specialization, naming};
use crate::ids::mangle::mangle_without_types;
use crate::ids::model::{Argument, Base, Component, Cv, Entity, FunctionType, Name, RefQualifier, Type};
use crate::ids::spelled::{Spelling, UNNAMED_NAMESPACE, parameter_of_bound};
use crate::lex::{Kind, TokenRange};
use crate::names::END;
use crate::read::Reading;
use crate::sema::{Implicit, Resolved, Special};
use crate::tree::{DeclarationId, Form, FunctionId, FunctionName, SpecifierKind, TemplateParameterId, Tree};

/// Gives the module id where an error was reported before.
pub(super) type AfterError<'a> = Option<&'a dyn Fn() -> String>;

/// What the released tool calls an unnamed namespace.
pub(super) const UNNAMED: &str = "_NV_ANON_NAMESPACE";

/// A function with its parameters: `n::f(int)`, `S::operator +(const S&) const`.
///
/// `after_error` gives the module id of a unit that has an error before.
pub(super) fn signature(reading: &Reading, id: FunctionId, after_error: AfterError<'_>) -> String {
    if let Some(instance) = explicit_specialization::instance(reading, id) {
        return specialization(reading, &instance, after_error);
    }
    let known = Spelling::showing(reading, UNNAMED).function(id);
    let Ok(Entity::Function { name, signature }) = known else { return as_written(reading, id) };
    let is_conversion = matches!(name.0.last(), Some(Component { base: Base::Conversion(_), .. }));
    let mut arguments = name.0.iter().flat_map(|component| component.arguments.iter().flatten());
    let has_types = is_conversion || !signature.parameters.is_empty() || arguments.any(is_of_types);
    match after_error.filter(|_| has_types) {
        Some(unit) => mangle_without_types(within_unit(reading, id, name, unit), signature),
        None => parameterized(&name, &signature),
    }
}

/// Whether a template argument is a type, or a value that has its type in a mangled name.
fn is_of_types(argument: &Argument) -> bool {
    match argument {
        Argument::Type(_) | Argument::Integer(..) => true,
        Argument::Pack(all) => all.iter().any(is_of_types),
        Argument::Entity(_) | Argument::Template(_) => false,
    }
}

/// The name of a function as it is mangled in the unit of which `unit` gives the module id.
fn within_unit(reading: &Reading, id: FunctionId, mut name: Name, unit: &dyn Fn() -> String) -> Name {
    let mut is_internal = has_internal_linkage(reading, id);
    for component in name.0.iter_mut().filter(|one| one.base == Base::Source(UNNAMED.to_owned())) {
        component.base = Base::Source(format!("_GLOBAL__N_{}", unit()));
        is_internal |= !is_of_class(reading, id);
    }
    let mut arguments = name.0.iter().flat_map(|component| component.arguments.iter().flatten());
    is_internal |= arguments.any(is_of_unnamed_namespace);
    let mut internal: Vec<&mut Name> = Vec::new();
    for argument in name.0.iter_mut().flat_map(|component| component.arguments.iter_mut().flatten()) {
        internal_names(argument, &mut internal);
    }
    if is_internal || !internal.is_empty() {
        let base = Base::Source(format!("_INTERNAL{}", unit()));
        let around = Component { base, tags: Vec::new(), arguments: None };
        internal.into_iter().for_each(|name| name.0.insert(0, around.clone()));
        name.0.insert(0, around);
    }
    name
}

/// Whether a type in a template argument belongs to an unnamed namespace.
fn is_of_unnamed_namespace(argument: &Argument) -> bool {
    fn is_unnamed(component: &Component) -> bool {
        matches!(&component.base, Base::Source(text) if text == UNNAMED || text == UNNAMED_NAMESPACE)
            || component.arguments.iter().flatten().any(is_of_unnamed_namespace)
    }
    fn is_internal(ty: &Type) -> bool {
        let is_own = matches!(ty, Type::Named(name) if name.0.iter().any(is_unnamed));
        is_own || ty.parts().any(is_internal)
    }
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => is_internal(ty),
        Argument::Pack(all) => all.iter().any(is_of_unnamed_namespace),
        Argument::Entity(_) | Argument::Template(_) => false,
    }
}

/// The names of the functions with internal linkage that a template argument is the address of.
fn internal_names<'a>(argument: &'a mut Argument, found: &mut Vec<&'a mut Name>) {
    match argument {
        Argument::Entity(entity) => {
            if let Entity::InternalFunction { name, .. } = entity.as_mut() {
                found.push(name);
            }
        }
        Argument::Pack(elements) => elements.iter_mut().for_each(|one| internal_names(one, found)),
        Argument::Type(_) | Argument::Integer(..) | Argument::Template(_) => {}
    }
}

fn is_of_class(reading: &Reading, id: FunctionId) -> bool {
    let tree = &reading.tree;
    tree[tree[id].target.unwrap_or(tree[tree[id].declaration].scope)].class().is_some()
}

/// Whether a function of a namespace is declared static.
pub(super) fn has_internal_linkage(reading: &Reading, id: FunctionId) -> bool {
    let tree = &reading.tree;
    let declaration = tree[id].declaration;
    let all = tree[declaration].entity.map_or(&[][..], |entity| &tree[entity].declarations);
    let is_static = |id: &DeclarationId| tree.has_specifier(*id, SpecifierKind::Static);
    !is_of_class(reading, id) && (is_static(&declaration) || all.iter().any(is_static))
}

/// `n::f(int, ...) const`
fn parameterized(name: &Name, signature: &FunctionType) -> String {
    let mut text = qualified(name);
    text.push('(');
    let mut parameters: Vec<String> = signature.parameters.iter().map(|ty| shown(ty, name)).collect();
    if signature.variadic {
        parameters.push("...".to_owned());
    }
    text.push_str(&parameters.join(", "));
    text.push(')');
    text.push_str(&qualifiers(signature));
    text
}

/// A function as device code that does not have it names it: `n::f`, `S::m const`.
pub(super) fn undefined(reading: &Reading, id: FunctionId) -> String {
    let instance = explicit_specialization::instance(reading, id);
    if let Some(name) = instance.and_then(|one| undefined_specialization(reading, &one)) {
        return name;
    }
    if naming::has_c_linkage(reading, id) {
        return bare(reading, id);
    }
    match Spelling::showing(reading, UNNAMED).function(id) {
        Ok(Entity::Function { name, signature }) => qualified(&name) + &qualifiers(&signature),
        _ => naming::function(reading, &reading.tree[id]),
    }
}

/// A function that is no instance, as the texts of generated code name a caller: `n::f`, `S::m const`.
pub(super) fn caller(reading: &Reading, id: FunctionId) -> String {
    if let Some(name) = explicit_specialization(reading, id) {
        return name;
    }
    undefined(reading, id)
}

/// An explicit specialisation as a caller, of a function template or of a member of a class template, or a member of a specialisation
/// that is defined outside of it: `f<int> `, `A<int> ::f`.
fn explicit_specialization(reading: &Reading, id: FunctionId) -> Option<String> {
    let (tree, function) = (&reading.tree, &reading.tree[id]);
    let declaration = function.declaration;
    let is_written = matches!(tree[declaration].form, Form::ExplicitSpecialization | Form::Plain);
    if !is_written || function.declarator_id.is_empty() {
        return None;
    }
    let instance = explicit_specialization::instance(reading, id);
    if let Some(Resolved { function, given, arguments: Some(arguments), .. }) = &instance
        && given.is_empty()
    {
        return instance_name(reading, *function, arguments);
    }
    let last = function.name_token.previous();
    let is_tilde = reading.tokens.kind(last) == Kind::Tilde;
    let qualifier =
        TokenRange::new(function.declarator_id.start, if is_tilde { last.previous() } else { last });
    if !qualifier.iter().any(|at| reading.tokens.kind(at) == Kind::Less) {
        return None;
    }
    let Type::Named(mut name) = Spelling::showing(reading, UNNAMED).type_id(declaration, qualifier).ok()?
    else {
        return None;
    };
    let is_operator = function.name == FunctionName::Operator;
    let operator = is_operator.then(|| Spelling::new(reading).function_base(id).ok()).flatten();
    let base = operator.unwrap_or_else(|| Base::Source(bare(reading, id)));
    let arguments = instance.and_then(|one| one.arguments);
    name.0.push(Component { base, tags: Vec::new(), arguments });
    Some(qualified(&name))
}

/// A function that is an instance of a template, as the texts name a callee: `T1 &&n::f<int> (T1 &)`. `None` where its
/// type is not certain.
pub(super) fn instance_signature(
    reading: &Reading,
    id: FunctionId,
    arguments: &[Argument],
) -> Option<String> {
    let (name, signature) = instance(reading, id, arguments)?;
    Some(match reading.tree[id].name {
        FunctionName::Constructor => scoped(&name, &signature),
        _ => returning(&name, &signature),
    })
}

/// `T1 ::f<int> (T1)`
fn returning(name: &Name, signature: &FunctionType) -> String {
    let returns = shown(&signature.returns, name);
    format!("{} {}", returns.trim_start_matches(" ::").trim_end(), scoped(name, signature))
}

/// `::f<int> (T1)`
fn scoped(name: &Name, signature: &FunctionType) -> String {
    let mut text = String::new();
    // What is not nested has its scope written.
    let first = name.0.first().map(|component| &component.base);
    let is_outermost = |scope: &str| first == Some(&Base::Source(scope.to_owned()));
    if name.0.len() == 1 || is_outermost("std") || is_outermost(UNNAMED) {
        text.push_str("::");
    }
    text.push_str(&parameterized(name, signature));
    text
}

/// A specialisation that a call was resolved to: `V<int> ::get()`, `T1 n::V<int> ::as<float> () const`.
///
/// `after_error` gives the module id of a unit that has an error before.
pub(super) fn specialization(reading: &Reading, resolved: &Resolved, after_error: AfterError<'_>) -> String {
    let id = resolved.function;
    let Some((name, signature)) = of_specialization(reading, resolved) else {
        return as_written(reading, id);
    };
    if let Some(unit) = after_error {
        return mangle_without_types(within_unit(reading, id, name, unit), signature);
    }
    match resolved.arguments.is_some() && reading.tree[id].name != FunctionName::Constructor {
        true => returning(&name, &signature),
        false => parameterized(&name, &signature),
    }
}

/// An implicit special member as a caller: `M<int> ::M`.
pub(super) fn implicit(of: &Implicit) -> Option<String> {
    let Type::Named(class) = &of.class else { return None };
    let base = match of.special {
        Special::DefaultConstructor | Special::CopyConstructor | Special::MoveConstructor => {
            Base::Constructor
        }
        Special::Destructor => Base::Destructor,
        Special::CopyAssignment | Special::MoveAssignment => Base::Operator("aS"),
    };
    let mut name = class.clone();
    name.0.push(Component { base, tags: Vec::new(), arguments: None });
    Some(qualified(&name))
}

/// A specialisation as device code that does not have it names it: `V<int> ::get const`. `None` where its name is not
/// certain.
pub(super) fn undefined_specialization(reading: &Reading, resolved: &Resolved) -> Option<String> {
    if !is_named(resolved) {
        return None;
    }
    if let Some(operator) = &resolved.operator {
        return operator.closure.is_named().then(|| closure::operator_instance(operator));
    }
    let spelling = Spelling::showing(reading, UNNAMED).given(&resolved.given);
    let mut name = spelling.function_name(resolved.function).ok()?;
    name.0.last_mut()?.arguments.clone_from(&resolved.arguments);
    let function = &reading.tree[resolved.function];
    let behind = behind_parameters(function.is_const, function.is_volatile, function.reference.into());
    let name = qualified(&name);
    Some(if name.ends_with(' ') { name + behind.trim_start() } else { name + &behind })
}

/// A variable that is made from a template as device code that does not have it names it: `S<int> ::v`, `V<int> `. `None` where its
/// name is not certain.
pub(super) fn undefined_variable(name: &Name) -> Option<String> {
    let mut arguments = name.0.iter().flat_map(|component| component.arguments.iter().flatten());
    arguments.all(names_closures).then(|| qualified(name))
}

/// Whether the closure types in the arguments of a specialisation have names.
pub(super) fn is_named(resolved: &Resolved) -> bool {
    let given = resolved.given.iter().map(|(_, argument)| argument);
    let of_operator = resolved.operator.iter().flat_map(|operator| &operator.arguments);
    given.chain(resolved.arguments.iter().flatten()).chain(of_operator).all(names_closures)
}

fn names_closures(argument: &Argument) -> bool {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => closures_of(ty),
        Argument::Pack(all) => all.iter().all(names_closures),
        Argument::Entity(_) | Argument::Template(_) => true,
    }
}

fn closures_of(ty: &Type) -> bool {
    if let Type::Named(name) = ty {
        return ty.closure().is_none_or(|closure| closure.is_named())
            && name.0.iter().flat_map(|component| component.arguments.iter().flatten()).all(names_closures);
    }
    ty.parts().all(closures_of)
}

fn of_specialization(reading: &Reading, resolved: &Resolved) -> Option<(Name, FunctionType)> {
    let spelling = Spelling::showing(reading, UNNAMED).given(&resolved.given);
    match &resolved.arguments {
        None => match spelling.function(resolved.function).ok()? {
            Entity::Function { name, signature } => Some((name, signature)),
            Entity::Variable(_) | Entity::InternalFunction { .. } => None,
        },
        Some(arguments) => of_template(spelling, resolved.function, arguments),
    }
}

/// The same as the texts name a caller, or what is not there: `n::f<int> `, `C::f<int> const`.
pub(super) fn instance_name(reading: &Reading, id: FunctionId, arguments: &[Argument]) -> Option<String> {
    let (name, signature) = instance(reading, id, arguments)?;
    Some(qualified(&name).trim_end_matches(' ').to_owned() + " " + qualifiers(&signature).trim_start())
}

fn instance(reading: &Reading, id: FunctionId, arguments: &[Argument]) -> Option<(Name, FunctionType)> {
    of_template(Spelling::showing(reading, UNNAMED), id, arguments)
}

/// A function template with these arguments.
fn of_template(
    spelling: Spelling<'_>,
    id: FunctionId,
    arguments: &[Argument],
) -> Option<(Name, FunctionType)> {
    let (mut name, signature) = spelling.template(id).ok()?;
    name.0.last_mut()?.arguments = Some(arguments.to_vec());
    Some((name, signature))
}

/// A type by itself.
pub(super) fn plain_type(ty: &Type) -> String {
    shown(ty, &Name(Vec::new()))
}

/// A type as it is shown in texts that no demangler makes: `P<R<int>, char *>`.
pub(super) fn usual_type(ty: &Type) -> String {
    let text = plain_type(ty).replace("> ::", ">::").replace(" ::", "").replace("> ", ">").replace(" >", ">");
    text.trim_start_matches("::").replace(UNNAMED, "<unnamed>")
}

/// A type as it is shown in the name of something inside of the function `id`.
pub(super) fn in_function(reading: &Reading, id: FunctionId, ty: &Type) -> String {
    match Spelling::new(reading).function(id) {
        Ok(Entity::Function { name, .. }) => shown(ty, &name),
        _ => shown(ty, &Name(Vec::new())),
    }
}

fn qualifiers(signature: &FunctionType) -> String {
    let FunctionType { cv, reference, .. } = signature;
    behind_parameters(cv.is_const, cv.is_volatile, *reference)
}

/// ` const`, ` volatile`, ` &`
pub(super) fn behind_parameters(is_const: bool, is_volatile: bool, reference: RefQualifier) -> String {
    let mut text = String::new();
    for (is_there, word) in [(is_const, " const"), (is_volatile, " volatile")] {
        if is_there {
            text.push_str(word);
        }
    }
    match reference {
        RefQualifier::None => {}
        RefQualifier::Lvalue => text.push_str(" &"),
        RefQualifier::Rvalue => text.push_str(" &&"),
    }
    text
}

/// Where the mangled name is not known, in unnamed namespaces for example: each parameter's type as far as it is known,
/// else as the source has it.
fn as_written(reading: &Reading, id: FunctionId) -> String {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let function = &tree[id];
    let mut parameters: Vec<String> = Vec::new();
    for parameter in function.parameters.iter() {
        parameters.push(match Spelling::new(reading).parameter(id, parameter) {
            Ok(Type::Qualified(_, ty)) => shown(&ty, &Name(Vec::new())),
            Ok(ty) => shown(&ty, &Name(Vec::new())),
            Err(_) => {
                let parameter = &tree[parameter];
                let declarator = parameter.declarator.iter().filter(|at| Some(*at) != parameter.name());
                let words = parameter.type_specifier.iter().chain(declarator);
                let text = |at| String::from_utf8_lossy(reading.source.bytes(tokens.get(at).span()));
                words.map(text).collect::<Vec<_>>().join(" ")
            }
        });
    }
    if function.has_ellipsis {
        parameters.push("...".to_owned());
    }
    let name = caller(reading, id);
    let behind = behind_parameters(function.is_const, function.is_volatile, function.reference.into());
    format!("{name}({}){behind}", parameters.join(", "))
}

/// A type as the released tools write it behind `operator`: what is a member of no namespace stands three spaces further on.
fn spread(ty: &str) -> String {
    let mut text = String::new();
    let mut rest = ty;
    while let Some(at) = rest.find(" ::") {
        let (before, name) = rest.split_at(at + " ::".len());
        let is_first = !rest[..at].ends_with('>');
        text.push_str(&rest[..at]);
        text.push_str(if is_first && !is_qualified(name) { "    ::" } else { " ::" });
        rest = &ty[ty.len() - rest.len() + before.len()..];
    }
    text + rest
}

/// Whether the name that a text begins with, template arguments stepped over, is followed by `::`.
fn is_qualified(text: &str) -> bool {
    let mut depth = 0u32;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' if depth > 0 => depth -= 1,
            b'_' | b'$' | b' ' => {}
            byte if depth > 0 || byte.is_ascii_alphanumeric() => {}
            _ => return text[at..].starts_with("::"),
        }
    }
    false
}

/// `n::S::f`
fn qualified(name: &Name) -> String {
    let mut parts: Vec<String> = Vec::new();
    // The name of the class around, without its template arguments.
    let mut class = String::new();
    for component in &name.0 {
        let part = match &component.base {
            Base::Source(text) if text == UNNAMED_NAMESPACE => UNNAMED.to_owned(),
            Base::Source(text) => text.clone(),
            Base::Operator(code) => operator(code),
            Base::Conversion(ty) => format!("operator {}", spread(&shown(ty, name))),
            Base::Literal(suffix) => format!("operator \"\"{suffix}"),
            Base::Constructor => class.to_owned(),
            Base::Destructor => format!("~{class}"),
            Base::Closure(closure) => closure::qualified_closure(closure, " "),
        };
        class.clone_from(&part);
        parts.push(part + &arguments(component, name));
    }
    parts.join("::")
}

/// A function that a closure type stands in.
fn enclosing(function: &Entity) -> String {
    match function {
        Entity::Variable(name) => qualified(name),
        Entity::Function { name, signature } | Entity::InternalFunction { name, signature } => {
            let last = name.0.last();
            let is_constructor = last.is_some_and(|one| one.base == Base::Constructor);
            match last.is_some_and(|one| one.arguments.is_some()) && !is_constructor {
                true => returning(name, signature),
                false => parameterized(name, signature),
            }
        }
    }
}

fn arguments(component: &Component, own: &Name) -> String {
    let Some(arguments) = &component.arguments else { return String::new() };
    let is_empty = |one: &Argument| matches!(one, Argument::Pack(elements) if elements.is_empty());
    let shown = arguments.iter().enumerate().map(|(position, one)| match one {
        empty if is_empty(empty) => " ".to_owned(),
        one if position == 0 => argument(one, own),
        one => format!(", {}", argument(one, own)),
    });
    format!("<{}> ", shown.collect::<String>())
}

fn argument(argument: &Argument, own: &Name) -> String {
    match argument {
        Argument::Type(ty) => shown(ty, own),
        Argument::Integer(ty @ Type::TemplateParameter(_), _) => shown(ty, own),
        Argument::Integer(ty, value) => format!("({}){value}{}", shown(ty, own), suffix(ty)),
        Argument::Entity(entity) => {
            let name = entity.name();
            let before = match entity.as_ref() {
                Entity::InternalFunction { .. } => "::",
                _ if name.0.len() > 1 => "",
                _ => " ::",
            };
            format!("&{before}{}", qualified(name))
        }
        Argument::Template(name) => format!(" ::{}", qualified(name)),
        Argument::Pack(elements) => {
            elements.iter().map(|one| self::argument(one, own)).collect::<Vec<_>>().join(", ") + " "
        }
    }
}

/// How a literal of the type ends.
fn suffix(ty: &Type) -> &'static str {
    match ty {
        Type::Builtin("j") => "u",
        Type::Builtin("l") => "l",
        Type::Builtin("m") => "ul",
        Type::Builtin("x") => "ll",
        Type::Builtin("y") => "ull",
        _ => "",
    }
}

/// A type in the name of the function `own`.
fn shown(ty: &Type, own: &Name) -> String {
    match ty {
        Type::Builtin(code) => builtin(code).to_owned(),
        Type::Vendor(name) => name.clone(),
        Type::Qualified(cv, inner) => match inner.as_ref() {
            Type::Pointer(_) | Type::MemberPointer { .. } => {
                format!("{}{}", shown(inner, own), words(*cv).trim_end())
            }
            _ => format!("{}{}", words(*cv), shown(inner, own)),
        },
        Type::Pointer(inner) => around(inner, "*", own),
        Type::LvalueReference(inner) => around(inner, "&", own),
        Type::RvalueReference(inner) => around(inner, "&&", own),
        Type::Array(length, element) => format!("{} {}", shown(element, own), bound(*length)),
        Type::Function(function) => function_type(function, "", own),
        Type::MemberPointer { class, member } => format!("{} {}::*", shown(member, own), shown(class, own)),
        Type::Named(name) if own.0.starts_with(&name.0) => qualified(name),
        Type::Named(_) if let Some(closure) = ty.closure().filter(|one| closure::own_name(one) == *own) => {
            closure::unqualified_closure(closure)
        }
        Type::Named(name) => format!(" ::{}", qualified(name)),
        Type::TemplateParameter(index) => format!("T{}", index + 1),
        Type::PackExpansion(inner) => format!("{}...", shown(inner, own)),
        Type::Vector(_, element) => format!("{} __vector", shown(element, own)),
        Type::Complex(element) => format!("{} _Complex", shown(element, own)),
        Type::DependentMember(root, components) => {
            let names = components.iter().map(|one| qualified(&Name(vec![one.clone()])));
            format!(" ::{}::{}", shown(root, own), names.collect::<Vec<_>>().join("::"))
        }
    }
}

/// `T *`, `T (*)[3]`, `R (*)(P)`
fn around(inner: &Type, operator: &str, own: &Name) -> String {
    match inner {
        Type::Function(function) => function_type(function, &format!("({operator})"), own),
        Type::Array(length, element) => format!("{} ({operator}){}", shown(element, own), bound(*length)),
        _ => {
            let text = shown(inner, own);
            let is_own = |ty: &Type| matches!(ty, Type::Named(name) if own.0.starts_with(&name.0));
            let is_abbreviated = match inner {
                Type::Qualified(_, inner) => is_own(inner),
                other => is_own(other),
            };
            let space = if is_abbreviated || text.ends_with(['*', '&']) { "" } else { " " };
            format!("{text}{space}{operator}")
        }
    }
}

fn function_type(function: &FunctionType, declarator: &str, own: &Name) -> String {
    let parameters: Vec<String> = function.parameters.iter().map(|ty| shown(ty, own)).collect();
    format!("{} {declarator}({})", shown(&function.returns, own), parameters.join(", "))
}

fn bound(length: Option<u64>) -> String {
    match (length, length.and_then(parameter_of_bound)) {
        (_, Some(index)) => format!("[T{}]", index + 1),
        (Some(length), None) => format!("[{length}]"),
        (None, None) => "[]".to_owned(),
    }
}

fn words(cv: Cv) -> String {
    let mut text = String::new();
    let all = [(cv.is_const, "const "), (cv.is_volatile, "volatile "), (cv.is_restrict, "__restrict__ ")];
    for (is_there, word) in all {
        if is_there {
            text.push_str(word);
        }
    }
    text
}

fn builtin(code: &'static str) -> &'static str {
    match code {
        "v" => "void",
        "w" => "wchar_t",
        "b" => "bool",
        "c" => "char",
        "a" => "signed char",
        "h" => "unsigned char",
        "s" => "short",
        "t" => "unsigned short",
        "i" => "int",
        "j" => "unsigned int",
        "l" => "long",
        "m" => "unsigned long",
        "x" => "long long",
        "y" => "unsigned long long",
        "n" => "__int128",
        "o" => "unsigned __int128",
        "f" => "float",
        "d" => "double",
        "e" => "long double",
        "g" => "__float128",
        "Dn" => "::std::nullptr_t",
        "Ds" => "char16_t",
        "Di" => "char32_t",
        "Du" => "char8_t",
        other => other,
    }
}

/// `operator +` for the code `pl`, `operator new ` for `nw`.
fn operator(code: &str) -> String {
    let symbol = match code {
        "nw" => "new",
        "na" => "new[]",
        "dl" => "delete",
        "da" => "delete[]",
        "ps" | "pl" => "+",
        "ng" | "mi" => "-",
        "ad" | "an" => "&",
        "de" | "ml" => "*",
        "co" => "~",
        "dv" => "/",
        "rm" => "%",
        "or" => "|",
        "eo" => "^",
        "aS" => "=",
        "pL" => "+=",
        "mI" => "-=",
        "mL" => "*=",
        "dV" => "/=",
        "rM" => "%=",
        "aN" => "&=",
        "oR" => "|=",
        "eO" => "^=",
        "ls" => "<<",
        "rs" => ">>",
        "lS" => "<<=",
        "rS" => ">>=",
        "eq" => "==",
        "ne" => "!=",
        "lt" => "<",
        "gt" => ">",
        "le" => "<=",
        "ge" => ">=",
        "ss" => "<=>",
        "nt" => "!",
        "aa" => "&&",
        "oo" => "||",
        "pp" => "++",
        "mm" => "--",
        "cm" => ",",
        "pm" => "->*",
        "pt" => "->",
        "cl" => "()",
        "ix" => "[]",
        other => other,
    };
    let gap = if symbol.starts_with(|first: char| first.is_ascii_alphabetic()) { " " } else { "" };
    format!("operator {symbol}{gap}")
}

/// The last component of a function's name, as the texts name callers and constexpr callees.
pub(super) fn bare(reading: &Reading, id: FunctionId) -> String {
    bare_instance(reading, id, &[])
}

/// The same of a function for which the template parameters around it stand for these arguments.
pub(super) fn bare_instance(
    reading: &Reading,
    id: FunctionId,
    given: &[(TemplateParameterId, Argument)],
) -> String {
    let function = &reading.tree[id];
    match function.name {
        FunctionName::Conversion => {}
        FunctionName::Literal => {
            return naming::unqualified(reading, function).replacen("operator", "operator ", 1);
        }
        _ => return naming::unqualified(reading, function),
    }
    let range = TokenRange::new(function.name_token.next(), function.declarator_id.end);
    match Spelling::showing(reading, UNNAMED).given(given).returns(id) {
        Ok(ty) => format!("operator {}", converted_to(reading, &ty)),
        Err(_) => format!("operator {}", naming::arguments_text(reading, range)),
    }
}

/// The type of a conversion function where that is named without its class: some fundamental types by typedef-names.
fn converted_to(reading: &Reading, ty: &Type) -> String {
    let has_size_type = declares_size_type(reading);
    let text = usual_type(ty);
    let mut shown = String::new();
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        let is_of_name = |one: char| one.is_alphanumeric() || one == '_';
        let end = rest.find(|one| !is_of_name(one)).unwrap_or(rest.len()).max(first.len_utf8());
        let (word, behind) = rest.split_at(end);
        let (word, behind) = match (word, behind.strip_prefix(" long")) {
            ("bool", _) => ("__nv_bool", behind),
            ("wchar_t", _) => ("int", behind),
            ("unsigned", Some(behind)) if has_size_type && !behind.starts_with(" long") => {
                ("std::size_t", behind)
            }
            _ => (word, behind),
        };
        shown.push_str(word);
        rest = behind;
    }
    shown
}

/// Whether the unit declares `std::size_t`.
fn declares_size_type(reading: &Reading) -> bool {
    let (tree, names, symbols) = (&reading.tree, &reading.names, &reading.tokens.symbols);
    let declared = |scope, name| names.lookup_in(tree, scope, symbols.find(name)?, END);
    let of_std = declared(Tree::GLOBAL, "std").and_then(|found| names.members(found));
    of_std.is_some_and(|scope| declared(scope, "size_t").is_some())
}
