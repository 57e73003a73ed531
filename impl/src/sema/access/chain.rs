//! Operands with infix operators between them: which operator takes an operand, and what it does with it.

use super::super::Special;
use super::super::infer::known_operator;
use super::super::operators::{binds, taker};
use super::super::value::Value;
use super::{Access, Found, Next, Part, Sort, UNCERTAIN, Walk};
use crate::hir::{Node, NodeKind};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::names::Meaning;
use smallvec::{SmallVec, smallvec};

impl Walk<'_, '_> {
    /// An operand of a chain, with the operator that takes it.
    pub(super) fn chain(
        &self,
        part: Part,
        (index, _): (u32, &Node),
        (operands, position): (&[u32], usize),
    ) -> Next {
        let Some((kind, at, is_left)) = taker(self.body, operands, position) else { return UNCERTAIN };
        let place = (index, at, operands, position);
        match kind {
            NodeKind::Infix(kind) if kind.is_assignment() && is_left => {
                Next::Done(self.assigned_to(&part, kind, place))
            }
            NodeKind::Infix(kind) if kind.is_assignment() => Next::Done(self.assigned(&part, kind, place)),
            NodeKind::Infix(kind) => {
                let other = self.other_operand(kind, operands, (position, is_left));
                let is_built_in = other.iter().all(|one| self.is_plain(*one))
                    || !self.is_pattern() && self.is_never_overloaded(kind)
                    || is_left && self.is_condition(kind, other.iter().copied());
                let sort = self.sort(&part.value.ty);
                if !is_built_in || sort == Sort::Class {
                    return Next::Done(self.operator_at(&part, index, at, usize::from(!is_left)));
                }
                let is_moved = sort == Sort::Array && self.moves_pointer(index, part.node);
                match part.value.pointee().filter(|_| is_moved) {
                    Some(target) => self.followed(part, index, target),
                    None if sort == Sort::Array && self.waits(part.node) => Next::Done(Some(Found::new())),
                    None => Next::Done(self.operand(&part)),
                }
            }
            NodeKind::Question => Next::Done(match self.sort(&part.value.ty) {
                Sort::Class => Some(smallvec![Access::Addressed]),
                _ => self.operand(&part),
            }),
            NodeKind::Colon => self.branch(part, place, is_left),
            _ => UNCERTAIN,
        }
    }

    /// The names and literals in the other operand of the operator `kind` that takes the operand at `position`, its left one
    /// if `is_left`.
    pub(super) fn other_operand(
        &self,
        kind: Kind,
        operands: &[u32],
        (position, is_left): (usize, bool),
    ) -> SmallVec<[u32; 4]> {
        let own = binds(NodeKind::Infix(kind));
        let binding =
            |at: usize| operands.get(at).and_then(|one| self.node(*one)).map_or(0, |one| binds(one.kind));
        let leaf = |at: usize| operands.get(at).copied();
        if is_left {
            let more = (position + 3..operands.len()).step_by(2).take_while(|at| binding(*at) > own);
            return std::iter::once(position + 2).chain(more.map(|at| at + 1)).filter_map(leaf).collect();
        }
        let Some(first) = position.checked_sub(2) else { return SmallVec::new() };
        let before = (0..first).rev().step_by(2).take_while(|at| binding(*at) >= own);
        std::iter::once(first).chain(before.map(|at| at - 1)).filter_map(leaf).collect()
    }

    /// Whether the left operand of `&&` or `||` is a condition, whatever the other one is that depends on template parameters.
    fn is_condition(&self, kind: Kind, mut other: impl Iterator<Item = u32>) -> bool {
        self.is_pattern()
            && matches!(kind, Kind::AmpAmp | Kind::PipePipe)
            && other.all(|one| self.value(one).is_none() || self.is_plain(one))
    }

    /// The left operand of an assignment.
    fn assigned_to(
        &self,
        part: &Part,
        kind: Kind,
        (index, at, operands, position): (u32, TokenId, &[u32], usize),
    ) -> Option<Found> {
        // What is assigned to is all that stands before the operator, or the operand of another assignment.
        let outer = position.checked_sub(1).and_then(|at| self.node(*operands.get(at)?));
        if outer.is_some_and(|outer| !matches!(outer.kind, NodeKind::Infix(kind) if kind.is_assignment())) {
            return None;
        }
        let right = operands.get(position + 2).copied();
        let is_only = operands.len() == position + 3;
        let is_known = operands[position + 2..].iter().step_by(2).all(|one| self.value(*one).is_some());
        match (self.sort(&part.value.ty), kind) {
            (Sort::Scalar, Kind::Assign) if is_known || !self.is_pattern() => {
                Some(smallvec![Access::Written])
            }
            (Sort::Scalar, _)
                if !part.value.is_named()
                    && operands[position + 2..].iter().step_by(2).all(|one| self.is_plain(*one)) =>
            {
                Some(smallvec![Access::Read, Access::Written])
            }
            (Sort::Class, Kind::Assign) if is_only => {
                let right = self.value(right?)?;
                if right.parts().1 != part.value.parts().1 {
                    return self.operator_at(part, index, at, 0);
                }
                let special = if right.is_lvalue { Special::CopyAssignment } else { Special::MoveAssignment };
                let is_trivial = self.is_trivial(part.value.parts().1, special, 0)?;
                Some(smallvec![if is_trivial { Access::Written } else { Access::Addressed }])
            }
            (Sort::Class, _) => self.operator_at(part, index, at, 0),
            _ => None,
        }
    }

    /// Whether the unit declares no function for an operator at all.
    fn is_never_overloaded(&self, kind: Kind) -> bool {
        let symbol = known_operator(kind);
        symbol != Symbol::NONE && !self.inference.unit.names.ever(symbol).is_any(Meaning::FUNCTION)
    }

    /// Whether the body is that of a template, read without arguments: what depends on its parameters has no type.
    fn is_pattern(&self) -> bool {
        self.inference.around.is_pattern
    }

    /// The right operand of an assignment.
    fn assigned(
        &self,
        part: &Part,
        kind: Kind,
        (index, at, operands, position): (u32, TokenId, &[u32], usize),
    ) -> Option<Found> {
        let left = self.assigned_before(operands, position)?;
        if left.is_named() && self.sort(&left.ty) == Sort::Class {
            if kind != Kind::Assign || left.parts().1 != part.value.parts().1 {
                return self.operator_at(part, index, at, 1);
            }
            let is_trivial = self.is_trivial(left.parts().1, Special::CopyAssignment, 0)?;
            return Some(smallvec![if is_trivial { Access::Read } else { Access::Addressed }]);
        }
        self.initializes(left.parts().1, part)
    }

    /// What is assigned to by the operator before the operand at `position`, where that is one operand.
    fn assigned_before(&self, operands: &[u32], position: usize) -> Option<&Value> {
        let left = self.value(*operands.get(position.checked_sub(2)?)?)?;
        let outer = position.checked_sub(3).and_then(|at| self.node(*operands.get(at)?));
        let is_alone =
            outer.is_none_or(|outer| matches!(outer.kind, NodeKind::Infix(kind) if kind.is_assignment()));
        is_alone.then_some(left)
    }

    /// The second or third operand of `?`.
    fn branch(
        &self,
        part: Part,
        (index, at, operands, position): (u32, TokenId, &[u32], usize),
        is_second: bool,
    ) -> Next {
        let other = if is_second { position + 2 } else { position.saturating_sub(2) };
        let is_last = other.max(position) + 1 == operands.len();
        let Some(other) = operands.get(other).and_then(|one| self.value(*one)).filter(|_| is_last) else {
            return UNCERTAIN;
        };
        let question = position.checked_sub(if is_second { 1 } else { 3 });
        let kind = question.and_then(|at| Some(self.node(*operands.get(at)?)?.kind));
        if kind != Some(NodeKind::Question) {
            return UNCERTAIN;
        }
        if self.sort(&part.value.ty) == Sort::Class {
            let (own, class) = part.value.parts();
            let (cv, found) = other.parts();
            match class == found && (own.includes(cv) || cv.includes(own)) {
                false => return UNCERTAIN,
                // A prvalue is made of it.
                true if !other.is_lvalue => return Next::Done(self.copied(&part)),
                true => {}
            }
        } else if !other.is_lvalue || other.ty != part.value.ty || self.sort(&part.value.ty) == Sort::Array {
            return Next::Done(self.operand(&part));
        }
        let Some(question) = question else { return UNCERTAIN };
        let next = self.chosen(part, (index, at, operands, question));
        let condition = operands.first().zip(operands.get(question));
        let condition = condition.and_then(|(first, question)| self.node(*first).zip(self.node(*question)));
        let depends = condition.is_some_and(|(first, question)| {
            self.is_dependent(TokenRange::new(first.start, question.at), question.scope)
        });
        if !depends {
            return next;
        }
        // The instances of a template choose an operand, and read it.
        let found = match next {
            Next::Part(part) => self.follow(part),
            Next::Done(found) => found,
        };
        Next::Done(found.map(|all| all.into_iter().filter(|one| *one != Access::Read).collect()))
    }

    /// The lvalue that the `?` at the operand `question` chooses: `x = c ? a : b`.
    fn chosen(&self, part: Part, (index, at, operands, question): (u32, TokenId, &[u32], usize)) -> Next {
        let mut operator = question.checked_sub(2);
        while let Some(before) = operator {
            let Some(node) = operands.get(before).and_then(|one| self.node(*one)) else { return UNCERTAIN };
            match node.kind {
                NodeKind::Infix(kind) if kind.is_assignment() => {
                    return Next::Done(self.assigned(&part, kind, (index, at, operands, before + 1)));
                }
                NodeKind::Infix(_) => operator = before.checked_sub(2),
                _ => return UNCERTAIN,
            }
        }
        Next::Part(Part { node: index, ..part })
    }
}
