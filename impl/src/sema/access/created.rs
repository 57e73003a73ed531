//! The operands of new-expressions ([expr.new]).

use super::{Found, Part, Sort, Walk};
use crate::hir::{Node, NodeKind};
use crate::ids::model::Type;
use crate::lex::{Kind, TokenRange};
use crate::sema::allocation::SIZE;
use crate::sema::{Use, UseForm};

impl Walk<'_, '_> {
    /// An operand of a new-expression of the type that `range` spells: what it is placed by, the bound of an array, an argument.
    pub(super) fn created(
        &self,
        part: &Part,
        (index, node): (u32, &Node),
        (operands, position): (&[u32], usize),
        range: TokenRange,
    ) -> Option<Found> {
        let is_placement = |one: &u32| self.node(*one).is_some_and(|one| one.start < range.start);
        let mut uses = self.uses.iter().filter(|(of, _)| *of == index).map(|(_, one)| one);
        if is_placement(&part.node) {
            let allocates = |one: &&Use| matches!(one.form, UseForm::Allocation | UseForm::ElementAllocation);
            return self.passed(part, &uses.find(allocates)?.function, position + 1);
        }
        let before = self.node(part.node)?.start.previous();
        if self.inference.unit.tokens.kind(before) == Kind::OpenBracket {
            return self.initializes(&SIZE, part);
        }
        if matches!(node.kind, NodeKind::NewArray(_)) {
            return None;
        }
        let ty = self.made_by_new((index, node), range)?;
        match self.sort(&ty) {
            Sort::Scalar => self.initializes(&ty, part),
            Sort::Class => {
                let made = uses.find(|one| one.form.constructs());
                let before = operands.iter().take_while(|one| is_placement(one)).count();
                match made {
                    Some(made) => self.passed(part, &made.function, position - before),
                    None if ty.unqualified().1 == part.value.parts().1 => self.copied(part),
                    None => None,
                }
            }
            _ => None,
        }
    }

    /// The type of what the new-expression `index` makes, which a placeholder may stand for.
    pub(super) fn made_by_new(&self, (index, node): (u32, &Node), range: TokenRange) -> Option<Type> {
        let deduced = || match &self.value(index)?.ty {
            Type::Pointer(made) => Some((**made).clone()),
            _ => None,
        };
        self.inference.new_type(range, node).or_else(deduced)
    }
}
