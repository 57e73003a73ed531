//! Which of two function templates is more specialised ([temp.func.order], [temp.deduct.partial]).

use super::super::model::{Argument, Cv, Type};
use super::unify::{expanded_type, is_deduced_from, pairs, unify, without_expansion};
use super::{Known, Missing, Spelling};
use crate::tree::FunctionId;

/// The parameters of a function template, with placeholders for its template parameters.
struct Template {
    parameters: Vec<Type>,
    /// How many template parameters it has.
    slots: usize,
}

impl Spelling<'_> {
    /// Whether the function template `one` is more specialised than `other` in a call with `count` arguments.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn is_more_specialised(
        &self,
        one: FunctionId,
        other: FunctionId,
        count: usize,
    ) -> Known<bool> {
        let (one, other) = (self.ordered(one, count)?, self.ordered(other, count)?);
        if !is_at_least_as_specialised(&one, &other) {
            return Ok(false);
        }
        if !is_at_least_as_specialised(&other, &one) {
            return Ok(true);
        }
        let pairs = || one.parameters.iter().zip(&other.parameters);
        Ok(pairs().any(|(own, than)| is_better_reference(own, than))
            && !pairs().any(|(own, than)| is_better_reference(than, own)))
    }

    /// The parameters that a call with so many arguments has arguments for.
    fn ordered(&self, id: FunctionId, count: usize) -> Known<Template> {
        let tree = self.unit.tree;
        let mut parameters = self.all_template_parameters(id)?;
        let header = tree[tree[id].declaration].headers.iter().next_back().ok_or(Missing::Form)?;
        let (single, pack) = without_expansion(&parameters, expanded_parameter);
        if tree[id].has_ellipsis || !single.iter().all(is_deduced_from) {
            return Err(Missing::Dependent);
        }
        if pack.is_none() {
            parameters.truncate(count);
        }
        Ok(Template { parameters, slots: tree[header].parameters.iter().count() })
    }
}

/// Whether all parameters of `other` can be deduced from those of `one`.
fn is_at_least_as_specialised(one: &Template, other: &Template) -> bool {
    let types = |template: &Template| template.parameters.iter().map(stripped).collect::<Vec<_>>();
    let (actual, wanted) = (types(one), types(other));
    let mut found: Vec<Option<Argument>> = vec![None; other.slots];
    let Ok(mut both) = pairs(&wanted, &actual, expanded_type, Argument::Type, &mut found) else {
        return false;
    };
    both.all(|(pattern, ty)| unify(pattern, ty, false, &mut found).is_ok())
}

/// A parameter's type without its reference, and without the qualifiers of what it refers to.
fn stripped(ty: &Type) -> Type {
    match ty {
        Type::PackExpansion(inner) => Type::PackExpansion(Box::new(stripped(inner))),
        other => other.referred().unqualified().1.clone(),
    }
}

/// The number of the template parameter pack that a parameter is the expansion of.
fn expanded_parameter(ty: &Type) -> Option<usize> {
    expanded_type(&stripped(ty))
}

/// Whether a reference is more specialised than another one to what deduction takes for the same.
fn is_better_reference(own: &Type, than: &Type) -> bool {
    match (own, than) {
        (Type::LvalueReference(_), Type::RvalueReference(_)) => true,
        (Type::LvalueReference(own), Type::LvalueReference(than))
        | (Type::RvalueReference(own), Type::RvalueReference(than)) => {
            let (own, than): (Cv, Cv) = (own.unqualified().0, than.unqualified().0);
            own != than && own.includes(than)
        }
        _ => false,
    }
}
