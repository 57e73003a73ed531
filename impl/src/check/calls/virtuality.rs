//! Which functions are virtual ([class.virtual]).

use super::super::overrides::all_bases;
use crate::tree::{ClassId, DeclarationId, Function, FunctionName, SpecifierKind, Tree};

/// Whether the function that `id` declares is virtual, where `is_named` says whether one of its name is declared so; `None`
/// where a base is not known that may make it so.
pub(super) fn of(tree: &Tree, id: DeclarationId, is_named: impl Fn(&Function) -> bool) -> Option<bool> {
    let Some(function) = tree.function(id) else { return Some(false) };
    let scope = function.target.unwrap_or(tree[id].scope);
    let Some(class) = tree[scope].class() else { return Some(false) };
    let has = |id: &DeclarationId, kind| tree.has_specifier(*id, kind);
    let all = tree[id].entity.map_or(&[][..], |entity| &tree[entity].declarations);
    if all.iter().chain([&id]).any(|id| has(id, SpecifierKind::Virtual)) {
        return Some(true);
    }
    let is_never = matches!(function.name, FunctionName::Constructor)
        || !is_named(function)
        || all.iter().chain([&id]).any(|id| has(id, SpecifierKind::Static) || has(id, SpecifierKind::Friend));
    if is_never { Some(false) } else { overrides(tree, class, function) }
}

/// Whether a base of the class, or one of its bases, has a virtual function that `function` overrides, as far as the number of
/// parameters tells.
fn overrides(tree: &Tree, class: ClassId, function: &Function) -> Option<bool> {
    let (bases, unknown) = all_bases(tree, class);
    let is_overridden = |id: &DeclarationId| {
        tree.has_specifier(*id, SpecifierKind::Virtual)
            && tree.function(*id).is_some_and(|other| is_alike(other, function))
    };
    match bases.iter().any(|scope| tree[*scope].declarations.iter().any(is_overridden)) {
        true => Some(true),
        false => (unknown == 0).then_some(false),
    }
}

fn is_alike(one: &Function, other: &Function) -> bool {
    let is_destructor = |function: &Function| function.name == FunctionName::Destructor;
    if is_destructor(one) || is_destructor(other) {
        return is_destructor(one) && is_destructor(other);
    }
    one.filed == other.filed
        && one.parameters.iter().count() == other.parameters.iter().count()
        && one.is_const == other.is_const
}
