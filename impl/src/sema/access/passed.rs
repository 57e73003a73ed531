//! Arguments of calls of which it is not certain which function they mean, and of calls through pointers.

use super::super::infer::Functions;
use super::{Found, Part, Walk};
use crate::hir::NodeKind;
use crate::ids::model::{FunctionType, Type};
use crate::lex::Kind;
use crate::sema::Resolved;
use crate::tree::Form;

impl Walk<'_, '_> {
    /// The type of the function that the expression `callee` points or refers to, or `.*` chooses.
    pub(super) fn pointed_function(&self, callee: u32) -> Option<FunctionType> {
        let node = self.node(callee)?;
        let pointer = match node.kind {
            NodeKind::Parentheses => return self.pointed_function(callee.checked_sub(1)?),
            NodeKind::Chain => match self.operands(callee)[..] {
                [_, operator, member]
                    if matches!(
                        self.node(operator)?.kind,
                        NodeKind::Infix(Kind::DotStar | Kind::ArrowStar)
                    ) =>
                {
                    member
                }
                _ => callee,
            },
            _ => callee,
        };
        match self.value(pointer)?.decayed() {
            Type::Pointer(function) | Type::MemberPointer { member: function, .. } => match *function {
                Type::Function(function) => Some(*function),
                _ => None,
            },
            _ => None,
        }
    }

    /// The argument of one of several functions, where it does not matter of which.
    pub(super) fn passed_to_any(
        &self,
        part: &Part,
        functions: &Functions,
        (operands, position): (&[u32], usize),
    ) -> Option<Found> {
        let tree = self.inference.unit.tree;
        let is_pack = |one: &u32| self.node(*one).is_some_and(|one| one.kind == NodeKind::Pack);
        let is_open = functions.is_found_by_arguments || operands.iter().any(is_pack);
        // What depends on template parameters is not converted yet.
        if self.inference.around.is_pattern || is_open {
            return None;
        }
        let mut found: Option<Found> = None;
        for one in &functions.candidates {
            let id = tree[one.function].declaration;
            if !tree.takes(id, operands.len() - 1) {
                continue;
            }
            if tree[id].form == Form::Template {
                return None;
            }
            let function = Resolved::from(one);
            let passed = self.passed(part, &function, position - 1)?;
            if found.as_ref().is_some_and(|other| *other != passed) {
                return None;
            }
            found = Some(passed);
        }
        found
    }
}
