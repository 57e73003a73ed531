//! Types that are made of what only tells types apart: names that are made up, bounds that are not known.

use super::UNNAMED_NAMESPACE;
use super::unify::UNKNOWN_BOUND;
use crate::ids::model::{Argument, Base, Closure, Component, Enclosure, Entity, Type};
use crate::tree::{EnumId, ScopeId};

/// Whether a type is made of what only tells types apart: a made-up name, a bound that is not known.
pub(crate) fn names_made_up(ty: &Type) -> bool {
    if let Type::Named(name) = ty {
        return name.0.iter().any(|component| {
            let is_local = match &component.base {
                Base::Closure(closure) => closure_made_up(closure),
                _ => is_made_up(component),
            };
            is_local || component.arguments.iter().flatten().any(|one| argument_any(one, &names_made_up))
        });
    }
    matches!(ty, Type::Array(Some(UNKNOWN_BOUND), _)) || ty.parts().any(names_made_up)
}

/// Whether the `test` holds for a type that a template argument is made of.
pub(crate) fn argument_any(argument: &Argument, test: &impl Fn(&Type) -> bool) -> bool {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => test(ty),
        Argument::Pack(all) => all.iter().any(|one| argument_any(one, test)),
        Argument::Template(name) => test(&Type::Named(name.clone())),
        Argument::Entity(entity) => match entity.as_ref() {
            Entity::Variable(_) => true,
            function => test(&Type::Named(function.name().clone())),
        },
    }
}

fn closure_made_up(closure: &Closure) -> bool {
    let is_outer = match &closure.around {
        Enclosure::Closure(outer) => closure_made_up(outer),
        Enclosure::Variable(_) => false,
        Enclosure::Function(function) => names_made_up(&Type::Named(function.name().clone())),
    };
    is_outer || closure.parameters.iter().flatten().any(names_made_up)
}

/// Whether a component of a name is what [`made_up`] gives: that of a block, or of a class without a name.
pub(crate) fn is_made_up(component: &Component) -> bool {
    matches!(&component.base, Base::Source(text) if text.starts_with('{') && text != UNNAMED_NAMESPACE)
}

/// What a scope without a name is called in names that are only to tell types apart.
pub(super) fn made_up(scope: ScopeId) -> Component {
    Component::source(&format!("{{{}}}", scope.index()))
}

/// What an enumeration without a name is called in such names.
pub(super) fn made_up_enumeration(id: EnumId) -> Component {
    Component::source(&format!("{{enum {}}}", id.index()))
}

/// The enumeration that is called so.
pub(super) fn enumeration_made_up(text: &str) -> Option<EnumId> {
    let number = text.strip_prefix("{enum ")?.strip_suffix('}')?;
    number.parse().ok().map(EnumId::from_index)
}
