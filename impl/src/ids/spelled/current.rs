//! The class template that a text stands in, as a type ([temp.dep.type]).

use super::super::model::{Argument, Type};
use super::{Known, Spelling, Standpoint};
use crate::names::END;
use crate::tree::{ScopeId, TemplateParameterId, TemplateParameterKind, Tree};

impl Spelling<'_> {
    /// What `spelled` is where it is made of the class template with these members and nothing else: the class itself, a
    /// pointer or a reference to it. `None` of other types, and where it is not certain.
    pub(crate) fn current(
        &self,
        class: ScopeId,
        spelled: impl FnOnce(Spelling<'_>) -> Known<Type>,
    ) -> Option<Current> {
        let given = self.placeholders(class)?;
        let open = self.given(&given);
        let own = open.scope_type(class).ok()?;
        match spelled(open).ok()?.referred().unqualified().1 {
            Type::Pointer(inner) if *inner.unqualified().1 == own => Some(Current::Pointer),
            ty if *ty == own => Some(Current::Object),
            _ => None,
        }
    }

    /// The parameters of a class template that is no specialisation and stands in no other, each with what stands for it.
    pub(crate) fn placeholders(&self, class: ScopeId) -> Option<Vec<(TemplateParameterId, Argument)>> {
        let tree = self.unit.tree;
        let entry = &tree[tree[class].class()?];
        let mut headers = tree[entry.declaration].headers.iter();
        let header = headers.next().filter(|_| headers.next().is_none())?;
        if !entry.template_arguments.is_empty() {
            return None;
        }
        let parameters = tree[header].parameters.iter().enumerate();
        parameters
            .map(|(index, id)| match tree[id].kind {
                _ if tree[id].is_pack => None,
                TemplateParameterKind::Type => {
                    Some((id, Argument::Type(Type::TemplateParameter(index as u32))))
                }
                // The released tools write its type.
                TemplateParameterKind::NonType => {
                    let symbol = self.unit.tokens.symbol(tree[id].name()?);
                    let place = Standpoint::new(class, END, tree[entry.declaration].headers);
                    Some((id, Argument::Type(self.value_parameter(symbol, place)?.unqualified().1.clone())))
                }
                TemplateParameterKind::Template => None,
            })
            .collect()
    }
}

/// Whether template arguments are what stands for the parameters of a class template in it.
pub(crate) fn are_placeholders(tree: &Tree, given: &[(TemplateParameterId, Argument)]) -> bool {
    let is_value = |id: TemplateParameterId| tree[id].kind == TemplateParameterKind::NonType;
    let stands_for = |(id, one): &(TemplateParameterId, Argument)| match one {
        Argument::Type(Type::TemplateParameter(_)) => true,
        Argument::Type(_) => is_value(*id),
        _ => false,
    };
    !given.is_empty() && given.iter().all(stands_for)
}

/// How a type is made of the class template around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Current {
    /// It is the class, or a reference to it.
    Object,
    /// It is a pointer to it.
    Pointer,
}
