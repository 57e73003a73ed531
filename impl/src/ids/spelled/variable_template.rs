//! Specialisations of variable templates that names in constant expressions mean ([temp.spec.partial.match]).

use super::cursor::Cursor;
use super::effort::Bindings;
use super::unify::is_dependent;
use super::{Known, Missing, Spelling, Standing};
use crate::names::{BindingId, END, Named};
use crate::tree::{DeclarationId, Form};

/// A declaration of a variable, and what the template parameters in it stand for.
type Specialised = (DeclarationId, Bindings);

impl<'a> Spelling<'a> {
    /// The declaration that a name of a variable template means with the arguments at the cursor, a `<`; the cursor goes behind
    /// the `>`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn variable_specialization(
        &self,
        cursor: &mut Cursor<'a>,
        binding: BindingId,
        standing: &Standing,
    ) -> Known<Specialised> {
        let tree = self.unit.tree;
        let declared = self.unit.names.declarations(binding, END).filter_map(|named| match named {
            Named::Declaration(id) if tree.variable(id).is_some() => Some(id),
            _ => None,
        });
        let all: Vec<DeclarationId> = declared.collect();
        let mut primaries = all.iter().copied().filter(|id| tree[*id].form == Form::Template);
        let primary = primaries.next().ok_or(Missing::Expression)?;
        let list = self.template_arguments(cursor, primary, standing)?;
        if list.arguments.iter().any(is_dependent) {
            return Err(Missing::Dependent);
        }
        let effort = standing.effort.deeper();
        let (mut matching, mut patterns) = (Vec::new(), Vec::new());
        for id in all.iter().copied().filter(|id| tree[*id].form.is_specialization()) {
            let written = (id, tree.variable(id).ok_or(Missing::Form)?.template_arguments);
            if tree[id].form == Form::PartialSpecialization {
                if let Some((pattern, own)) =
                    self.partial_match(written, primary, &list.arguments, &effort)?
                {
                    let mut bindings = standing.bindings.clone();
                    bindings.extend(own);
                    matching.push((id, bindings));
                    patterns.push(pattern);
                }
                continue;
            }
            if self.arguments_of(written, primary, &effort)? == list.arguments {
                return Ok((id, standing.bindings.clone()));
            }
        }
        match matching.len() {
            // Of several declarations only the first has an initializer, or one that is to come has.
            0 if primaries.next().is_some() => Err(Missing::Specialised),
            0 => Ok((primary, list.bindings)),
            1 => Ok(matching.swap_remove(0)),
            _ => self.most_specialised(&patterns).map(|best| matching.swap_remove(best)),
        }
    }
}
