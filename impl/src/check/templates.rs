//! From an explicit specialisation or instantiation to its primary template.

use crate::lex::{TokenId, TokenRange, list_elements};
use crate::names::Named;
use crate::read::Reading;
use crate::tree::{DeclarationId, EntityId, Form, Function, ScopeId, ScopeKind};

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
            Some(range) => text(reading, *range),
            None => match deduced(reading, template, function, name) {
                Some(value) => value,
                None => return String::new(),
            },
        };
        parts.push(format!("{name}={value}"));
    }
    format!(" [with {}]", parts.join(", "))
}

/// What a parameter of exactly the template parameter's type has in the instance.
fn deduced(reading: &Reading, template: DeclarationId, instance: &Function, name: &str) -> Option<String> {
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
    let parameter = instance.parameters.get(position)?;
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
