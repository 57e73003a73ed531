//! From an explicit specialisation or instantiation to its primary template.

use super::demangled::usual_type;
use super::overrides::shown_argument;
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::lex::{Kind, TokenId, TokenRange, list_elements};
use crate::names::Named;
use crate::read::Reading;
use crate::tree::{
    DeclarationId, DeclarationKind, EntityId, Form, Function, ScopeId, ScopeKind, TemplateParameter,
    TemplateParameterKind,
};

/// The template that a specialisation or instantiation belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Primary {
    /// This one.
    Known(EntityId),
    /// One of several, or of a class that is not known.
    Unknown,
    /// There is none.
    None,
}

/// The primary template of the function that `id` specialises or instantiates.
pub(super) fn primary(reading: &Reading, id: DeclarationId, function: &Function) -> Primary {
    let tree = &reading.tree;
    if let Some(primary) = tree[id].entity.and_then(|entity| tree[entity].specializes) {
        return Primary::Known(primary);
    }
    let Some(scope) = function.target else { return Primary::Unknown };
    let symbol = match function.name {
        crate::tree::FunctionName::Identifier => reading.tokens.symbol(function.name_token),
        _ => return Primary::Unknown,
    };
    let candidates = candidates(reading, scope, symbol, tree[id].range.start);
    let of_member = matches!(tree[scope].kind, ScopeKind::Class(class)
        if tree[tree[class].declaration].form == Form::Template);
    let fits = |candidate: &&DeclarationId| {
        let Some(other) = tree.function(**candidate) else { return false };
        let template = matches!(tree[**candidate].form, Form::Template | Form::MemberOfTemplate)
            || of_member && tree[**candidate].form == Form::Plain;
        template && same_shape(reading, function, other)
    };
    let mut entities: Vec<EntityId> =
        candidates.iter().filter(fits).filter_map(|c| tree[*c].entity).collect();
    entities.sort();
    entities.dedup();
    match entities.as_slice() {
        [] => Primary::None,
        [one] => Primary::Known(*one),
        _ => Primary::Unknown,
    }
}

/// Whether the scope of the template that an explicit instantiation names declares other functions of its name before it.
pub(super) fn is_overloaded(reading: &Reading, id: DeclarationId, function: &Function) -> bool {
    let tree = &reading.tree;
    let Some(scope) = function.target else { return false };
    let symbol = reading.tokens.symbol(function.name_token);
    let declared = candidates(reading, scope, symbol, tree[id].range.start);
    let own = declared.into_iter().filter(|other| tree.function(*other).is_some());
    let mut entities: Vec<EntityId> =
        own.filter_map(|other| tree[other].entity).filter(|one| tree[*one].specializes.is_none()).collect();
    entities.sort();
    entities.dedup();
    entities.len() > 1
}

/// The functions that `symbol` names in `scope` before `position`.
fn candidates(
    reading: &Reading,
    scope: ScopeId,
    symbol: crate::lex::Symbol,
    position: TokenId,
) -> Vec<DeclarationId> {
    let tree = &reading.tree;
    let Some(found) = reading.names.lookup_in(tree, scope, symbol, position) else { return Vec::new() };
    reading
        .names
        .declarations(found.binding, position)
        .filter_map(|named| match named {
            Named::Declaration(id) => Some(id),
            _ => None,
        })
        .collect()
}

/// Whether a specialisation can be one of the template: a parameter for each parameter, unless there are packs.
fn same_shape(reading: &Reading, special: &Function, template: &Function) -> bool {
    let has_pack = template.parameters.iter().any(|id| reading.tree[id].is_pack);
    let enough = if has_pack {
        special.parameters.len() + 1 >= template.parameters.len()
    } else {
        special.parameters.len() == template.parameters.len()
    };
    enough && special.is_const == template.is_const && special.has_ellipsis == template.has_ellipsis
}

/// ` [with T=int]` as the released tool writes an instance; empty for what is no instance, or when the
/// arguments are not certain.
pub(super) fn instance_suffix(reading: &Reading, id: DeclarationId, function: &Function) -> String {
    let tree = &reading.tree;
    if !tree[id].form.specializes() {
        return String::new();
    }
    let Primary::Known(entity) = primary(reading, id, function) else { return String::new() };
    // Arguments are shown as the first declaration has them.
    let first = tree[id].entity.and_then(|own| tree[own].declarations.first().copied()).unwrap_or(id);
    let (id, function) = tree.function(first).map_or((id, function), |function| (first, function));
    let Some(template) = tree[entity].declarations.iter().copied().find(|d| tree[*d].form == Form::Template)
    else {
        return String::new();
    };
    let Some(header) = tree[template].headers.iter().next_back() else { return String::new() };
    let written = split_arguments(reading, function.template_arguments());
    let mut parts = Vec::new();
    for (index, parameter) in tree[header].parameters.iter().enumerate() {
        let Some(name) = tree[parameter].name() else { return String::new() };
        let name = reading.tokens.name(name);
        let value = match written.get(index) {
            _ if tree[parameter].is_pack && !function.template_arguments().is_empty() => {
                let rest = written.iter().skip(index);
                let all: Vec<String> =
                    rest.map(|one| argument(reading, (id, template), &tree[parameter], *one)).collect();
                format!("<{}>", all.join(", "))
            }
            Some(range) => argument(reading, (id, template), &tree[parameter], *range),
            None => match deduced(reading, template, id, name) {
                Some(value) => value,
                None => return String::new(),
            },
        };
        parts.push(format!("{name}={value}"));
    }
    format!(" [with {}]", parts.join(", "))
}

/// An argument for the template parameter: a type or a number by what it means, all else as it is written.
fn argument(
    reading: &Reading,
    (id, template): (DeclarationId, DeclarationId),
    parameter: &TemplateParameter,
    range: TokenRange,
) -> String {
    let spelling = Spelling::new(reading);
    let meant = match parameter.kind {
        TemplateParameterKind::Type if !names_alias(reading, id, range) => {
            spelling.type_id(id, range).ok().map(|ty| usual_type(&ty))
        }
        TemplateParameterKind::NonType => {
            let ty = spelling.type_id(template, parameter.introducer());
            let value = spelling.constant_value(id, range);
            let known = ty.ok().zip(value.ok());
            known.and_then(|(ty, value)| shown_argument(&Argument::Integer(ty, value.to_string())))
        }
        _ => None,
    };
    meant.unwrap_or_else(|| text(reading, range))
}

/// Whether a typedef-name is among the tokens: it is shown as it is written.
pub(super) fn names_alias(reading: &Reading, id: DeclarationId, range: TokenRange) -> bool {
    let (tree, tokens, names) = (&reading.tree, &reading.tokens, &reading.names);
    let is_alias = |named| match named {
        Named::Declaration(id) => matches!(tree[id].kind, DeclarationKind::Alias(_)),
        _ => false,
    };
    let mut words = range.iter().filter(|at| tokens.kind(*at) == Kind::Identifier);
    words.any(|at| {
        let found = names.lookup(tree, tokens, tree[id].scope, tokens.symbol(at), at).found();
        found.is_some_and(|found| names.declarations(found.binding, at).any(is_alias))
    })
}

/// What a parameter of exactly the template parameter's type has in the instance.
fn deduced(
    reading: &Reading,
    template: DeclarationId,
    instance: DeclarationId,
    name: &str,
) -> Option<String> {
    let tree = &reading.tree;
    let primary = tree.function(template)?;
    let position = primary.parameters.iter().position(|id| {
        let parameter = &tree[id];
        let mut tokens = parameter.type_specifier.iter();
        let only = tokens.next();
        only.is_some_and(|t| reading.tokens.name(t) == name)
            && tokens.next().is_none()
            && parameter.shape == crate::tree::Shape::Plain
    })?;
    let function = tree.function_id(instance)?;
    let parameter = tree[function].parameters.get(position)?;
    let is_shown = names_alias(reading, instance, tree[parameter].type_specifier);
    match Spelling::new(reading).parameter(function, parameter) {
        _ if is_shown => {}
        Ok(Type::Qualified(_, ty)) => return Some(usual_type(&ty)),
        Ok(ty) => return Some(usual_type(&ty)),
        Err(_) => {}
    }
    let declarator = tree[parameter].declarator;
    let name_token = tree[parameter].name();
    let mut out = text(reading, tree[parameter].type_specifier);
    for token in declarator.iter().filter(|t| Some(*t) != name_token) {
        let bytes = reading.source.bytes(reading.tokens.get(token).span());
        if out.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            out.push(' ');
        }
        out.push_str(&String::from_utf8_lossy(bytes));
    }
    Some(out)
}

/// The arguments between `<` and `>`.
fn split_arguments(reading: &Reading, range: TokenRange) -> Vec<TokenRange> {
    if range.len() < 2 {
        return Vec::new();
    }
    list_elements(&reading.tokens, TokenRange::new(range.start.next(), range.last()))
}

/// Tokens as text: words apart, a space before `*` and `&`.
fn text(reading: &Reading, range: TokenRange) -> String {
    let mut out = String::new();
    for token in range.iter() {
        let bytes = reading.source.bytes(reading.tokens.get(token).span());
        let piece = String::from_utf8_lossy(bytes);
        let wide = |c: char| c.is_alphanumeric() || c == '_';
        let apart = out.ends_with(wide) && piece.starts_with(|c: char| wide(c) || c == '*' || c == '&');
        if apart {
            out.push(' ');
        }
        out.push_str(&piece);
    }
    out
}
