//! Statements, as far as they tell where objects of blocks are destroyed.

use super::Branch;
use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::{Body, NameMeaning, Node, NodeKind, Step};
use crate::names::Named;
use crate::tree::DeclarationId;

impl Inference<'_> {
    /// A statement's condition, which may be a constant.
    pub(super) fn condition(&mut self, condition: Option<&Item>) {
        if let Some(Item::Value(Value { constant: Some(value), .. })) = condition
            && *value != 0
        {
            self.flow.is_always();
        }
    }

    /// Follows where blocks begin and end, and which jumps leave them.
    pub(super) fn statement(&mut self, step: Step, (index, node): (u32, &Node), body: &Body) {
        match step {
            Step::Enter(statement) => self.flow.enter(statement, node.at),
            Step::Iteration => self.flow.iterates(node.at),
            Step::Condition | Step::Selector => {}
            Step::Always => self.flow.is_always(),
            Step::Constexpr(taken) => self.flow.takes(taken),
            Step::Else => self.flow.otherwise(),
            Step::Label => self.flow.label(),
            Step::Default => self.flow.default_label(),
            Step::Empty => self.flow.evaluated(node.at),
            Step::Leave => self.flow.leave(node.at),
            // What is discarded is not there; what may be is left to the end of the block.
            Step::Jump(_) if node.context.branch != Branch::Taken => {}
            Step::Jump(jump) => {
                let operand = body.operands(node.from, index).first().copied();
                let returned = operand.and_then(|operand| self.named_in_parentheses(body, operand));
                self.flow.jump(jump, node.at, returned);
            }
        }
    }

    /// The variable that the node `last` is the name of, in parentheses or not.
    fn named_in_parentheses(&self, body: &Body, last: u32) -> Option<DeclarationId> {
        let node = body.nodes.get(last as usize)?;
        match node.kind {
            NodeKind::Parentheses => self.named_in_parentheses(body, last.checked_sub(1)?),
            _ => self.named_variable(body, node),
        }
    }

    /// The variable that an expression is the name of.
    pub(super) fn named_variable(&self, body: &Body, node: &Node) -> Option<DeclarationId> {
        let NodeKind::Name(at) = node.kind else { return None };
        let name = body.names.get(at as usize)?;
        let NameMeaning::Binding(binding, _) = name.meaning else { return None };
        match self.unit.names.declarations(binding, name.token).next()? {
            Named::Declaration(id) => Some(id),
            _ => None,
        }
    }
}
