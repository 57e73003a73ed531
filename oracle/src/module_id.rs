//! The module id (REFERENCE of the released tool): checksum of the path, length and spelling of the file's name, and
//! the unit's first external definition.

use cufe_spec::unit::Options;

use crate::NotCore;
use crate::mangle;
use crate::parse::UNNAMED;
use crate::program::{
    Form, FunctionDeclaration, FunctionEntity, Program, VariableDeclaration, VariableScope,
};
use crate::scopes::Scopes;
use crate::source::Source;
use crate::types::Type;

/// Names up to this length are spelled, longer ones are checksummed.
const MAX_SPELLED: usize = 8;

/// `_<checksum>_<length>_<name>_<definition>`.
pub(crate) fn compute(
    options: &Options,
    source: &Source<'_>,
    program: &Program,
    scopes: &Scopes,
) -> Result<String, NotCore> {
    let file = options.original_file.rsplit('/').next().unwrap_or_default();
    let spelled: String = file.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let name = match (first_definition(source, program, scopes)?, &options.random_seed) {
        (Some(name), _) if name.len() <= MAX_SPELLED => name,
        (Some(name), _) => checksum(&name),
        (None, Some(seed)) => checksum(seed),
        (None, None) => {
            return Err(NotCore {
                place: source.place(source.tokens.len() - 1),
                what: "a unit without an external definition to name the module after".to_owned(),
            });
        }
    };
    Ok(format!("_{}_{}_{spelled}_{name}", checksum(&options.original_path), file.len()))
}

fn checksum(text: &str) -> String {
    format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

/// The mangled name of the first function defined, or variable initialised, that is visible outside and neither
/// inline nor a template.
fn first_definition(
    source: &Source<'_>,
    program: &Program,
    scopes: &Scopes,
) -> Result<Option<String>, NotCore> {
    let mut found: Vec<(usize, Option<String>)> = Vec::new();
    for declaration in &program.functions {
        if is_external_definition(program, declaration) {
            let entity = &program.function_entities[declaration.entity];
            found.push((declaration.name_at, mangle::function(scopes, entity)));
            break;
        }
    }
    for declaration in &program.variables {
        let entity = &program.variable_entities[declaration.entity];
        match is_initialised(program, scopes, declaration) {
            Some(false) => {}
            Some(true) => {
                found.push((declaration.name_at, mangle::variable(scopes, entity)));
                break;
            }
            None => {
                found.push((declaration.name_at, None));
                break;
            }
        }
    }
    found.sort();
    match found.into_iter().next() {
        None => Ok(None),
        Some((_, Some(name))) => Ok(Some(name)),
        Some((at, None)) => Err(NotCore {
            place: source.place(at),
            what: "a first external definition whose mangled name is not certain".to_owned(),
        }),
    }
}

fn is_external_definition(program: &Program, declaration: &FunctionDeclaration) -> bool {
    let entity = &program.function_entities[declaration.entity];
    let any = |test: fn(&FunctionDeclaration) -> bool| {
        entity.declarations.iter().any(|d| test(&program.functions[*d]))
    };
    let in_template =
        entity.path.iter().any(|p| p.arguments.iter().flatten().any(|a| a.spelling().contains('?')));
    declaration.has_body()
        && declaration.form == Form::Plain
        && declaration.headers.is_empty()
        && !declaration.in_class
        && !in_template
        && entity.template.is_none()
        && !entity.internal
        && !any(|d| d.specifiers.weak)
        && (declaration.specifiers.placeholder.is_none() || declaration.trailing_return)
        && !names_unnamed(entity)
        && !any(|d| d.specifiers.inline_at.is_some())
        && !any(|d| d.specifiers.constexpr_at.is_some())
}

/// A function whose type names something of an unnamed namespace is not visible outside.
fn names_unnamed(entity: &FunctionEntity) -> bool {
    entity.signature.parameters.iter().any(|p| p.spelling().contains(UNNAMED))
        || entity.result.spelling().contains(UNNAMED)
}

/// A variable of closure type has a type without linkage: nobody outside can name it.
fn is_closure(program: &Program, declaration: &VariableDeclaration) -> bool {
    let deduced = matches!(declaration.written.unqualified(), Type::Placeholder(_));
    let lambda = |start: usize| program.lambdas.iter().any(|l| l.introducer == start);
    // `= [...]`, `([...])` or `{[...]}`: a call of the closure would follow its body.
    let initializer = declaration.initializer.as_ref();
    deduced && initializer.is_some_and(|range| lambda(range.start + 1) && !ends_in_call(program, range))
}

/// Whether a lambda that begins an initialiser is called there.
fn ends_in_call(program: &Program, initializer: &std::ops::Range<usize>) -> bool {
    let body = program.lambdas.iter().find(|l| l.introducer == initializer.start + 1).map(|l| l.end);
    body.is_none_or(|end| end + 1 < initializer.end)
}

/// Whether a variable declaration is an initialised external definition; `None` where its class decides and is not
/// simple enough.
fn is_initialised(program: &Program, scopes: &Scopes, declaration: &VariableDeclaration) -> Option<bool> {
    let entity = &program.variable_entities[declaration.entity];
    let specifiers = &declaration.specifiers;
    let outside = entity.scope == VariableScope::Class && declaration.scope == VariableScope::Namespace;
    let namespace = declaration.scope == VariableScope::Namespace;
    let extern_before =
        entity.declarations.iter().any(|d| program.variables[*d].specifiers.extern_at.is_some());
    let internal = entity.in_unnamed
        || specifiers.weak
        || declaration.structured_binding
        || is_closure(program, declaration)
        || declaration.written.spelling().contains(UNNAMED)
        || specifiers.static_at.is_some()
        || specifiers.inline_at.is_some()
        || (!outside
            && !extern_before
            && !declaration.written.is_volatile()
            && (specifiers.constexpr_at.is_some() || declaration.written.is_const()));
    let in_template =
        entity.path.iter().any(|p| p.arguments.iter().flatten().any(|a| a.spelling().contains('?')));
    if !namespace || declaration.form != Form::Plain || internal || in_template || entity.template {
        return Some(false);
    }
    if declaration.initializer.is_some() {
        return Some(true);
    }
    if specifiers.extern_at.is_some() {
        return Some(false);
    }
    let mut element = &declaration.written;
    while let Type::Array(inner, _) = element {
        element = inner;
    }
    match element.unqualified() {
        Type::Named(_) => {
            let class = scopes.class_of_type(element);
            match class {
                Some(class) if scopes.classes[class].constructed => Some(true),
                Some(class) if scopes.classes[class].plain => Some(false),
                Some(_) => None,
                None => Some(false),
            }
        }
        Type::Dependent(_) => None,
        _ => Some(false),
    }
}
