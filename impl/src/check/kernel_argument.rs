//! `lambda.kernel-argument`: what the template arguments of a kernel instance must not name.
//!
//! An instance is reported where it is launched first. Where it is not certain which one is launched, only what the launch
//! deduces is looked at: the parameter is the template parameter itself or a pointer to it, and the class, enum or lambda of the
//! argument is certain.

use super::lambda::{class_name, known_name};
use super::lookup::Bodies;
use super::{Context, Spaces, closure_name, fact, instance, kernel, naming};
use crate::bodies::{Captured, Launched, NamedInstance, NamedType, UseForm};
use crate::diag::Finding;
use crate::ids::model::{Closure, Type};
use crate::ids::spelled::is_made_up;
use crate::lambda::{declaration, space};
use crate::lex::{Kind, TokenId};
use crate::read::Reading;
use crate::rules::generated::{ByteClass, KernelTemplateArgument, decide_lambda_kernel_argument};
use crate::sema::Resolved;
use crate::tree::{DeclarationId, EntityId, Function, FunctionId, FunctionName, Parameter};
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};

/// Checks the launches whose arguments were noted.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies) {
    if context.pass == Pass::Host || !context.dialect.is_released() {
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

/// Checks the instances that functions certainly name or launch, and gives the places of these launches.
fn instances(context: &mut Context<'_>, spaces: &Spaces, bodies: &Bodies) -> FxHashSet<TokenId> {
    let reading = context.reading;
    let own = reading.bodies.launches.iter().chain(&reading.bodies.local_launches);
    let places: FxHashSet<TokenId> = own.map(|one| one.name).collect();
    let mut all: Vec<(usize, &NamedInstance)> =
        reading.bodies.named_instances.iter().map(|one| (0, one)).collect();
    all.sort_by_key(|one| one.1.name);
    let specializations = reading.bodies.specializations.iter().enumerate();
    all.extend(
        specializations.flat_map(|(index, of)| of.named_instances.iter().map(move |one| (index + 1, one))),
    );
    let mut seen: FxHashSet<(Option<(usize, FunctionId)>, &Resolved)> = FxHashSet::default();
    for (index, one) in all {
        let Some((function, _)) = bodies.around(one.name) else { continue };
        let kernel = reading.tree[reading.tree[one.function.function].declaration].entity;
        if !kernel.and_then(|entity| spaces.of(entity)).is_some_and(kernel::is_kernel) {
            continue;
        }
        // What a block declares is another type in each function, and in each specialisation.
        let is_local = one.parts.iter().any(|part| part.local.is_some());
        if seen.insert((is_local.then_some((index, function)), &one.function)) {
            let caller = spaces.after(reading.tree[function].declaration);
            one.parts.iter().for_each(|part| named_type(context, spaces, bodies, (one, caller, part)));
        }
    }
    places
}

/// Reports a class, enumeration or closure type in the arguments of an instance that code of the space `caller` names.
fn named_type(
    context: &mut Context<'_>,
    spaces: &Spaces,
    bodies: &Bodies,
    (one, caller, part): (&NamedInstance, ByteClass, &NamedType),
) {
    let reading = context.reading;
    let Some(ty) = &part.ty else { return };
    let closure = ty.closure();
    // A type of a block is judged by the function that it is local to.
    let is_of_block = part.local.is_some() || closure.is_some();
    let owner = part.place.filter(|_| is_of_block).and_then(|at| bodies.around(at)).map(|one| one.0);
    let space = owner.map_or(caller, |id| spaces.after(reading.tree[id].declaration));
    if is_of_block && owner.is_none() && closure.is_none() {
        return context.count_unknown("kernel-argument");
    }
    if let (ByteClass::HD, Some(owner), Some(at)) = (space, owner, part.place) {
        return shared(context, (one, owner, at), part);
    }
    if let Some(closure) = closure {
        return closure_type(context, spaces, bodies, (one.name, closure));
    }
    let is_host = matches!(space, ByteClass::None | ByteClass::H);
    if part.local.is_some() && !is_host || one.local_classes > 0 && part.local.is_none() {
        return;
    }
    let name = part.local.as_deref().map(str::to_owned).or_else(|| known_name(reading, ty, part.key));
    let Some(name) = name else { return context.count_unknown("kernel-argument") };
    let sorts = [
        (part.local.is_some(), KernelTemplateArgument::LocalType),
        (part.declared.is_none() && !is_named(ty), KernelTemplateArgument::UnnamedType),
        (part.is_private, KernelTemplateArgument::PrivateType),
    ];
    for (_, sort) in sorts.into_iter().filter(|one| one.0) {
        report(context, one.name, sort, &[("type", &name)]);
    }
}

/// Reports a type that is local to the function `owner` of both sides, where it is declared.
fn shared(
    context: &mut Context<'_>,
    (one, owner, at): (&NamedInstance, FunctionId, TokenId),
    part: &NamedType,
) {
    let reading = context.reading;
    let closure = part.ty.as_ref().and_then(Type::closure);
    let lambda = closure.and_then(|closure| reading.bodies.lambda(closure.open));
    if lambda.is_some_and(|lambda| space(reading, lambda).device) {
        return;
    }
    let name = match closure {
        Some(closure) => closure_name::of_type(reading, closure),
        None => part.local.as_deref().map(str::to_owned),
    };
    let Some(name) = name else { return context.count_unknown("kernel-argument") };
    let function = function_around(reading, &reading.tree[owner]);
    let kernel = naming::unqualified(reading, &reading.tree[one.function.function]);
    let facts = [("type", &*name), ("function", &function), ("kernel", &kernel)];
    report(context, at, KernelTemplateArgument::SharedLocalType, &facts);
}

/// The function that a type is local to, as its report shows it.
fn function_around(reading: &Reading, function: &Function) -> String {
    let name = naming::unqualified(reading, function);
    match function.name {
        FunctionName::Conversion => {
            let words = name.split(' ').map(|word| if word == "bool" { "__nv_bool" } else { word });
            words.collect::<Vec<_>>().join(" ")
        }
        FunctionName::Literal => name.replacen("operator\"\"", "operator \"\"", 1),
        _ => name,
    }
}

/// Whether a class or enumeration has a name.
fn is_named(ty: &Type) -> bool {
    matches!(ty, Type::Named(name) if !name.0.last().is_some_and(is_made_up))
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
