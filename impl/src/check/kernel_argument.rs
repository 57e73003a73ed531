//! `lambda.kernel-argument`: what the template arguments of a kernel instance must not name.
//!
//! An instance is reported where it is launched first. Where it is not certain which one is launched, only what the launch
//! deduces is looked at: the parameter is the template parameter itself or a pointer to it, and the class, enum or lambda of the
//! argument is certain.

use super::lambda::class_name;
use super::lookup::Bodies;
use super::{Context, Spaces, closure_name, demangled, fact, instance, kernel};
use crate::bodies::{Captured, Launched, NamedType, UseForm};
use crate::diag::Finding;
use crate::ids::model::{Argument, Closure, Name, Type};
use crate::ids::spelled::{Spelling, is_made_up};
use crate::lambda::{declaration, space};
use crate::lex::{Kind, TokenId};
use crate::read::Reading;
use crate::rules::generated::{ByteClass, KernelTemplateArgument, decide_lambda_kernel_argument};
use crate::sema::{Resolved, Use};
use crate::tree::{Access, DeclarationId, EntityId, FunctionId, Parameter};
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};

/// Checks the launches whose arguments were noted.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies) {
    if context.pass != Pass::Device || !context.dialect.is_released() {
        return;
    }
    let reading = context.reading;
    let templates = templates(reading);
    let mut seen: FxHashSet<(EntityId, Vec<Key>)> = FxHashSet::default();
    let mut named: FxHashSet<(EntityId, Key)> = FxHashSet::default();
    let resolved = instances(context, spaces, bodies);
    for launched in reading.bodies.launched.iter().filter(|one| !resolved.contains(&one.name)) {
        let Some((function, _)) = bodies.around(launched.name) else { continue };
        let caller = reading.tree[function].declaration;
        let is_host = matches!(spaces.after(caller), ByteClass::None | ByteClass::H);
        if !is_host || fact::in_template(reading, caller) {
            continue;
        }
        let Some((kernel, pattern)) = launched_template(reading, spaces, &templates, launched) else {
            continue;
        };
        let arguments = deduced(reading, pattern, launched);
        let all: Vec<Key> = arguments.iter().map(|one| key(one)).collect();
        // Another instance may differ in types that are not known here, or be the same.
        let is_new = seen.insert((kernel, all));
        for argument in arguments {
            let is_first = named.insert((kernel, key(argument)));
            if !is_new && is_first {
                context.count_unknown("kernel-argument");
            } else if is_new {
                one(context, launched.name, argument);
            }
        }
    }
}

/// Checks the instances that functions of the host certainly launch, and gives the places of these launches.
fn instances(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies) -> FxHashSet<TokenId> {
    let reading = context.reading;
    let own = reading.bodies.launches.iter().chain(&reading.bodies.local_launches);
    let mut all: Vec<&Use> = own.collect();
    all.sort_by_key(|one| one.name);
    let mut places: FxHashSet<TokenId> = all.iter().map(|one| one.name).collect();
    let of_instances = reading.bodies.specializations.iter();
    all.extend(of_instances.flat_map(|one| one.launches.iter().chain(&one.local_launches)));
    let mut seen: FxHashSet<(Option<FunctionId>, &Resolved)> = FxHashSet::default();
    for one in all {
        let Some((function, _)) = bodies.around(one.name) else { continue };
        let caller = reading.tree[function].declaration;
        let is_host = matches!(spaces.after(caller), ByteClass::None | ByteClass::H);
        let kernel = reading.tree[reading.tree[one.function.function].declaration].entity;
        let is_kernel = kernel.and_then(|entity| spaces.of(entity)).is_some_and(kernel::is_kernel);
        if !is_host || !is_kernel || one.context.local_classes > 0 {
            continue;
        }
        let mut types = Vec::new();
        one.function.arguments.iter().flatten().for_each(|argument| add_types(argument, &mut types));
        // What a block declares is another type in each function.
        let is_local = types.iter().any(|name| name.0.iter().any(is_made_up));
        if types.iter().any(is_unnamed) {
            places.remove(&one.name);
            context.count_unknown("kernel-argument");
        } else if seen.insert((is_local.then_some(function), &one.function)) {
            types.into_iter().for_each(|ty| named_type(context, spaces, bodies, (one.name, ty)));
        }
    }
    places
}

/// Adds the classes, enumerations and closure types that a template argument names, those around them included.
fn add_types(argument: &Argument, found: &mut Vec<Name>) {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => add_named(ty, found),
        Argument::Pack(all) => all.iter().for_each(|one| add_types(one, found)),
        Argument::Entity(_) | Argument::Template(_) => {}
    }
}

fn add_named(ty: &Type, found: &mut Vec<Name>) {
    let Type::Named(name) = ty else { return ty.parts().for_each(|part| add_named(part, found)) };
    for (index, component) in name.0.iter().enumerate() {
        let is_block = is_made_up(component) && index + 1 < name.0.len();
        found.extend((!is_block).then(|| Name(name.0[..=index].to_vec())));
        component.arguments.iter().flatten().for_each(|one| add_types(one, found));
    }
}

/// Whether a class in a name has none.
fn is_unnamed(name: &Name) -> bool {
    let Some(block) = name.0.iter().position(is_made_up) else { return name.0.is_empty() };
    let mut inside = name.0.iter().skip(block).skip_while(|one| is_made_up(one)).peekable();
    inside.peek().is_none() || inside.any(is_made_up)
}

/// Reports a class, enumeration or closure type.
fn named_type(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies, (at, name): (TokenId, Name)) {
    let ty = Type::Named(name);
    if let Some(closure) = ty.closure() {
        return closure_type(context, spaces, bodies, (at, closure));
    }
    let Type::Named(name) = ty else { return };
    let (sort, text) = sort_of_name(context.reading, &name);
    if sort != KernelTemplateArgument::Ordinary {
        report(context, at, sort, &[("type", &text)]);
    }
}

/// What a class, enumeration or namespace is, and its name.
fn sort_of_name(reading: &Reading, name: &Name) -> (KernelTemplateArgument, String) {
    let blocks = name.0.iter().rposition(is_made_up).map_or(0, |last| last + 1);
    let ty = Type::Named(Name(name.0[blocks..].to_vec()));
    let text = demangled::usual_type(&ty);
    if blocks > 0 {
        return (KernelTemplateArgument::LocalType, text);
    }
    let spelling = Spelling::telling_apart(reading);
    let tree = &reading.tree;
    let declaration = match spelling.class_scope(&ty) {
        Ok(Some(scope)) => tree[scope].class().map(|class| tree[class].declaration),
        _ => spelling.enumeration(&ty).ok().flatten().map(|id| tree[id].declaration),
    };
    // A namespace is none of both.
    let access = declaration.and_then(|id| tree[id].access);
    match access {
        Some(Access::Private | Access::Protected) => (KernelTemplateArgument::PrivateType, text),
        _ => (KernelTemplateArgument::Ordinary, text),
    }
}

/// Reports a closure type that is no extended lambda's.
fn closure_type(
    context: &mut Context<'_>,
    spaces: &Spaces,
    bodies: &Bodies,
    (at, closure): (TokenId, &Closure),
) {
    let reading = context.reading;
    let Some(lambda) = reading.bodies.lambda(closure.open) else {
        return context.count_unknown("kernel-argument");
    };
    let around = bodies.around(closure.open).map(|(function, _)| reading.tree[function].declaration);
    let is_host = around.is_none_or(|id| matches!(spaces.after(id), ByteClass::None | ByteClass::H));
    if !is_host || space(reading, lambda).device {
        return;
    }
    match closure_name::of_type(reading, closure) {
        Some(name) => closure_named(context, at, (closure.open, &name)),
        None => context.count_unknown("kernel-argument"),
    }
}

fn closure_named(context: &mut Context<'_>, at: TokenId, (open, name): (TokenId, &str)) {
    let reading = context.reading;
    let place = reading.source.place(reading.tokens.get(open).start);
    let file = String::from_utf8_lossy(&reading.source.file(place.file)).into_owned();
    let facts = [("type", name), ("file", &file), ("line", &place.line.to_string())];
    report(context, at, KernelTemplateArgument::PlainClosure, &facts);
}

/// What tells the types of arguments apart.
type Key = (Option<TokenId>, Vec<(Option<TokenId>, Option<Box<str>>)>);

fn key(argument: &Captured) -> Key {
    let parts = argument.parts.iter().map(|part| (part.declared, part.local.clone()));
    (argument.closure, parts.collect())
}

/// The functions that launches name, by the token of the name where they are declared.
fn templates(reading: &Reading) -> FxHashMap<TokenId, EntityId> {
    let bodies = &reading.bodies;
    let named = bodies.launched.iter().filter_map(|one| bodies.function_use(one.name)?.callees.first());
    let wanted: FxHashSet<TokenId> = named.copied().collect();
    let tree = &reading.tree;
    let functions = if wanted.is_empty() { &[][..] } else { &tree.functions };
    let functions = functions.iter().filter(|one| wanted.contains(&one.name_token));
    functions.filter_map(|one| Some((one.name_token, tree[one.declaration].entity?))).collect()
}

/// The kernel template that a launch names, and its first declaration.
fn launched_template(
    reading: &Reading,
    spaces: &Spaces,
    templates: &FxHashMap<TokenId, EntityId>,
    launched: &Launched,
) -> Option<(EntityId, DeclarationId)> {
    let tree = &reading.tree;
    let named = reading.bodies.function_use(launched.name).filter(|one| one.form == UseForm::Name)?;
    let entity = *templates.get(named.callees.first()?)?;
    let is_kernel = spaces.of(entity).is_some_and(kernel::is_kernel);
    let own = &tree[entity].declarations;
    let is_own = |name: &TokenId| {
        own.iter().any(|id| tree.function(*id).is_some_and(|function| function.name_token == *name))
    };
    let pattern = instance::pattern(reading, entity)?;
    (is_kernel && named.callees.iter().all(is_own)).then_some((entity, pattern))
}

/// The arguments that decide a template parameter: those of the types `T` and `T *`.
fn deduced<'a>(reading: &Reading, pattern: DeclarationId, launched: &'a Launched) -> Vec<&'a Captured> {
    let tree = &reading.tree;
    let Some(function) = tree.function(pattern) else { return Vec::new() };
    let parameters = function.parameters.of(&tree.parameters);
    // A pack takes any number of them.
    if parameters.iter().any(|one| one.is_pack) {
        return Vec::new();
    }
    let pairs = launched.arguments.iter().zip(parameters);
    pairs
        .filter(|(_, parameter)| is_parameter(reading, pattern, parameter))
        .map(|(argument, _)| argument)
        .collect()
}

fn is_parameter(reading: &Reading, pattern: DeclarationId, parameter: &Parameter) -> bool {
    let is_own = fact::is_template_parameter(reading, pattern, parameter.type_specifier);
    let is_plain = |at: TokenId| {
        matches!(reading.tokens.kind(at), Kind::Star | Kind::Const | Kind::Restrict)
            || Some(at) == parameter.name()
    };
    is_own && parameter.declarator.iter().all(is_plain)
}

/// Reports what the type of one argument names.
fn one(context: &mut Context<'_>, at: TokenId, argument: &Captured) {
    let reading = context.reading;
    if let Some(open) = argument.closure {
        let is_extended = reading.bodies.lambda(open).is_none_or(|lambda| space(reading, lambda).device);
        if is_extended {
            return;
        }
        return match closure_name::closure_name(reading, open) {
            Some(name) => closure_named(context, at, (open, &name)),
            None => context.count_unknown("kernel-argument"),
        };
    }
    for (index, part) in argument.parts.iter().enumerate() {
        let is_member = argument.parts.len() > index + 1;
        match sort(reading, part, is_member) {
            Some((KernelTemplateArgument::Ordinary, _)) => {}
            Some((sort, name)) => report(context, at, sort, &[("type", &name)]),
            None => context.count_unknown("kernel-argument"),
        }
    }
}

/// What a part of an argument's type is, and its name; `None` where that is not certain.
fn sort(reading: &Reading, part: &NamedType, is_member: bool) -> Option<(KernelTemplateArgument, String)> {
    let is_named = part.declared.is_some();
    match &part.local {
        Some(_) if part.is_private || !is_named && is_member => None,
        Some(name) if is_named => Some((KernelTemplateArgument::LocalType, name.to_string())),
        Some(name) => Some((KernelTemplateArgument::UnnamedLocalType, name.to_string())),
        None if part.is_private => {
            let id = declaration(reading, part)?;
            Some((KernelTemplateArgument::PrivateType, class_name(reading, id, part.arguments)?))
        }
        None if is_named => Some((KernelTemplateArgument::Ordinary, String::new())),
        None if is_member => None,
        None => Some((KernelTemplateArgument::UnnamedType, format!("{} <unnamed>", part.key))),
    }
}

fn report(context: &mut Context<'_>, at: TokenId, argument: KernelTemplateArgument, facts: &[(&str, &str)]) {
    let cell = decide_lambda_kernel_argument(context.dialect, context.pass, argument);
    let at = context.reading.tokens.get(at).start;
    for said in cell.reports {
        context.find(Finding::reported(said, at, facts));
    }
}
