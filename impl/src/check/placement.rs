//! Which entities an attribute means something on.

use super::anchor::Places;
use super::annotation::{Applied, applied, read};
use super::kernel::report;
use super::{Context, fact};
use crate::lex::TokenId;
use crate::rules::generated::{Attribute as Cuda, Entity, decide_attribute_placement};
use crate::tree::{DeclarationId, DeclarationKind, FunctionName, SpecifierKind, VariableId};

/// Judges every attribute of every declaration and parameter.
pub(super) fn check(context: &mut Context<'_>) {
    let tree = &context.reading.tree;
    for index in 0..tree.declarations.len() {
        let id = DeclarationId(index as u32);
        let written: Vec<Applied<'_>> = applied(context.reading, id).collect();
        let is_kernel = written.iter().any(|a| a.attribute == Cuda::Global);
        for applied in &written {
            if let Some(entity) = entity(context, id, is_kernel, applied)
                && !counted_elsewhere(context, id, applied)
            {
                judge(context, id, applied, entity, None);
            }
        }
        if let DeclarationKind::Function(function) = tree[id].kind {
            let of = if is_kernel { Entity::KernelParameter } else { Entity::Parameter };
            for parameter in tree[function].parameters.iter() {
                let attributes = tree[parameter].attributes.of(&tree.attributes);
                for applied in attributes.iter().filter_map(|a| read(context.reading, a)) {
                    judge(context, id, &applied, of, Some(tree[parameter].name_place));
                }
            }
        }
    }
}

fn judge(
    context: &mut Context<'_>,
    id: DeclarationId,
    applied: &Applied<'_>,
    entity: Entity,
    parameter: Option<TokenId>,
) {
    let mut places = Places::of(context.reading, id).at_attribute(applied.at);
    if let Some(token) = parameter {
        places = places.at_parameter(context.reading.tokens.get(token).start);
    }
    report(
        context,
        &places,
        decide_attribute_placement(context.dialect, context.pass, applied.attribute, entity),
    );
}

/// The kind of entity that an attribute of a declaration stands on; `None` where nothing is known of it.
fn entity(
    context: &Context<'_>,
    id: DeclarationId,
    is_kernel: bool,
    applied: &Applied<'_>,
) -> Option<Entity> {
    let tree = &context.reading.tree;
    Some(match tree[id].kind {
        DeclarationKind::Function(function) => {
            let function = &tree[function];
            if function.name == FunctionName::DeductionGuide {
                Entity::DeductionGuide
            } else if fact::is_member(context.reading, id, function) {
                Entity::MemberFunction
            } else if is_kernel {
                Entity::Kernel
            } else {
                Entity::Function
            }
        }
        DeclarationKind::Variable(variable) => variable_entity(context, id, variable),
        DeclarationKind::Class(class) => head_entity(applied, tree[class].key_token),
        DeclarationKind::Enum(id) => head_entity(applied, tree[id].key_token),
        DeclarationKind::Alias(_) | DeclarationKind::Namespace(_) | DeclarationKind::Empty => Entity::Type,
        _ => return None,
    })
}

/// An attribute before the class-key belongs to the declaration, one behind it to the class.
fn head_entity(applied: &Applied<'_>, key: TokenId) -> Entity {
    if applied.written.whole.start < key { Entity::LocalClassHead } else { Entity::Type }
}

/// Whether the attribute before a class-key belongs to the declarators that follow the class.
fn counted_elsewhere(context: &Context<'_>, id: DeclarationId, applied: &Applied<'_>) -> bool {
    let tree = &context.reading.tree;
    let key = match tree[id].kind {
        DeclarationKind::Class(class) => tree[class].key_token,
        DeclarationKind::Enum(id) => tree[id].key_token,
        _ => return false,
    };
    let range = tree[id].range;
    let shares = |other: &DeclarationId| *other != id && tree[*other].range == range;
    applied.written.whole.start < key && tree[tree[id].scope].declarations.iter().any(shares)
}

fn variable_entity(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> Entity {
    let tree = &context.reading.tree;
    let entry = &tree[variable];
    if entry.is_field {
        return Entity::DataMember;
    }
    if is_static_member(context, id, variable) { Entity::StaticDataMember } else { Entity::Variable }
}

/// Whether a variable is a static data member, in its class or at its definition outside.
pub(super) fn is_static_member(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> bool {
    let tree = &context.reading.tree;
    let scope = tree[variable].target.unwrap_or(tree[id].scope);
    tree[scope].class().is_some()
        && !tree[variable].is_field
        && !tree.has_specifier(id, SpecifierKind::Friend)
}
