//! Specialisations of variable templates that names mean ([temp.spec.partial.match]).

use super::cursor::Cursor;
use super::effort::Bindings;
use super::unify::is_dependent;
use super::{Known, Missing, Spelling, Standing, Standpoint};
use crate::ids::model::{Argument, Type};
use crate::lex::{TokenId, TokenRange};
use crate::limits::TYPE_DEPTH;
use crate::names::{BindingId, END, Named};
use crate::tree::{DeclarationId, Form, TemplateParameterId};

/// A declaration of a variable, and what the template parameters in it stand for.
type Specialised = (DeclarationId, Bindings);

/// A specialisation of a variable template.
pub(crate) struct SpecializedVariable {
    /// The declaration that is meant: of the template, or of a specialisation that is written.
    pub(crate) declaration: DeclarationId,
    /// What the template parameters in that stand for.
    pub(crate) given: Vec<(TemplateParameterId, Argument)>,
    /// Its template arguments.
    pub(crate) arguments: Vec<Argument>,
    /// Its type.
    pub(crate) ty: Type,
}

impl<'a> Spelling<'a> {
    /// The constant that a variable is initialised with.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn initial_constant(&self, id: DeclarationId) -> Known<i128> {
        let variable = self.unit.tree.variable(id).ok_or(Missing::Form)?;
        let value = variable.initializer.value().ok_or(Missing::Expression)?;
        let place = Standpoint::new(self.unit.tree[id].scope, value.start, self.unit.tree[id].headers);
        self.constant_at(value, place).map(|(_, value)| value)
    }

    /// The specialisation of a variable template that `range`, its name with arguments, means at `place`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn specialized_variable(
        &self,
        range: TokenRange,
        place: Standpoint,
    ) -> Known<SpecializedVariable> {
        let standing = self.standing_at(place);
        let mut cursor = Cursor::new(self.unit, range);
        let (binding, _, bindings) = self.behind_usings(&mut cursor, &standing)?;
        let inside = Standing { bindings, ..standing };
        let (arguments, (declaration, bindings)) =
            self.variable_specialization(&mut cursor, binding, &inside)?;
        if !cursor.is_at_end() {
            return Err(Missing::Form);
        }
        let variable = self.unit.tree.variable(declaration).ok_or(Missing::Form)?;
        let mut standing = self.standing(declaration, variable.type_specifier.start);
        standing.bindings = bindings;
        let ty = self.declared(variable.type_specifier, variable.declarator, &standing)?;
        Ok(SpecializedVariable { declaration, given: standing.bindings.listed(), arguments, ty })
    }

    /// What an id-expression names behind using-declarations, where its declarations end that are seen, and what template parameters
    /// stand for there.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn behind_usings(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<(BindingId, TokenId, Bindings)> {
        let (last, mut binding, bindings) = self.id_expression(cursor, standing)?;
        let position = self.seen_until(binding, standing.position.max(last));
        let mut end = position;
        for _ in 0..TYPE_DEPTH {
            let Some(Named::Using(_, Some(target))) = self.unit.names.declarations(binding, end).next()
            else {
                break;
            };
            binding = target;
            end = self.seen_until(target, position);
        }
        Ok((binding, end, bindings))
    }

    /// The declaration that a name of a variable template means with the arguments at the cursor, a `<`, and these; the cursor goes behind
    /// the `>`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn variable_specialization(
        &self,
        cursor: &mut Cursor<'a>,
        binding: BindingId,
        standing: &Standing,
    ) -> Known<(Vec<Argument>, Specialised)> {
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
            if *self.arguments_of(written, primary, &effort)? == list.arguments {
                return Ok((list.arguments, (id, standing.bindings.clone())));
            }
        }
        let meant = match matching.len() {
            // Of several declarations only the first has an initializer, or one that is to come has.
            0 if primaries.next().is_some() => Err(Missing::Specialised),
            0 => Ok((primary, list.bindings)),
            1 => Ok(matching.swap_remove(0)),
            _ => self.most_specialised(&patterns, &effort).map(|best| matching.swap_remove(best)),
        };
        Ok((list.arguments, meant?))
    }
}
