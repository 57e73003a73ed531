//! Temporary objects that calls give ([class.temporary]): what destroys them.

use super::infer::{Inference, Item};
use super::made_up::names_made_up;
use super::{Implied, Special, UseForm};
use crate::hir::{Body, Node, NodeKind};
use crate::ids::model::Type;
use crate::lex::Kind;

/// An object that a call gives.
#[derive(Clone, Debug)]
pub(super) struct Temporary {
    node: u32,
    class: Type,
}

impl Inference<'_> {
    /// Keeps what a call gives by value, where that matters: what destroys it in code of the host is not told.
    pub(super) fn keep_temporary(&mut self, (index, node): (u32, &Node), item: &Item) {
        let is_call =
            matches!(node.kind, NodeKind::Call | NodeKind::Chain | NodeKind::Subscript | NodeKind::Prefix);
        let Item::Value(value) = item else { return };
        if !self.around.for_device {
            return;
        }
        let is_call = is_call && (node.kind != NodeKind::Call || self.calls.last() == Some(&index));
        if is_call && !value.is_lvalue && !value.is_xvalue && matches!(value.ty, Type::Named(_)) {
            self.temporaries.push(Temporary { node: index, class: value.ty.clone() });
        }
    }

    /// Notes what destroys the temporary objects of a body: those that initialise no other object.
    pub(super) fn destroy_temporaries(&mut self, body: &Body) {
        let all = std::mem::take(&mut self.temporaries);
        if all.is_empty() {
            return;
        }
        for all in [&mut self.calls, &mut self.conditionals] {
            all.sort_unstable();
        }
        let parents = super::access::parents(body);
        let uncertain = self.uncertain_nodes(body.nodes.len());
        for one in all {
            let Some(node) = body.nodes.get(one.node as usize) else { continue };
            let is_certain = uncertain.get(one.node as usize) == Some(&false);
            if !is_certain || !self.is_temporary(body, &parents, one.node) || names_made_up(&one.class) {
                continue;
            }
            let name = match node.kind {
                NodeKind::Call | NodeKind::Subscript => self.unit.tokens.partner(node.at),
                _ => node.start,
            };
            match self.special(&one.class, Special::Destructor) {
                Some(Implied::Function(function)) => {
                    self.used((one.node, node), (name, name, UseForm::ArgumentConversion), function);
                }
                Some(Implied::Implicit(_)) => {
                    self.implied((one.node, node), &one.class, Special::Destructor, name)
                }
                None => {}
            }
        }
    }

    /// Of each node whether it is perhaps not evaluated here.
    fn uncertain_nodes(&self, count: usize) -> Vec<bool> {
        let mut changes = vec![0i32; count + 2];
        for nodes in &self.uncertain {
            for (at, change) in [(*nodes.start() as usize, 1), (*nodes.end() as usize + 1, -1)] {
                if let Some(one) = changes.get_mut(at) {
                    *one += change;
                }
            }
        }
        let mut depth = 0;
        let around = changes.into_iter().take(count).map(|change| {
            depth += change;
            depth > 0
        });
        around.collect()
    }

    /// Whether the object that a node gives is the object of nothing else.
    fn is_temporary(&self, body: &Body, parents: &[Option<u32>], node: u32) -> bool {
        let mut at = node;
        loop {
            let Some(parent) = parents.get(at as usize).copied().flatten() else { return true };
            let Some(around) = body.nodes.get(parent as usize) else { return false };
            match around.kind {
                NodeKind::Parentheses => at = parent,
                // The last operand stands right before.
                NodeKind::Comma if at + 1 == parent => at = parent,
                NodeKind::Comma => return true,
                NodeKind::Member(..) | NodeKind::Subscript | NodeKind::Prefix | NodeKind::Postfix => {
                    return true;
                }
                // An argument by value is destroyed where the call ends, too.
                NodeKind::Call => return self.calls.binary_search(&parent).is_ok(),
                NodeKind::Cast(_) => {
                    return self.unit.tokens.kind(around.at) == Kind::OpenParen && is_void(self, around);
                }
                NodeKind::Chain => return self.conditionals.binary_search(&parent).is_err(),
                _ => return false,
            }
        }
    }
}

/// Whether a cast discards its operand.
fn is_void(inference: &Inference<'_>, cast: &Node) -> bool {
    inference.unit.tokens.kind(cast.at.next()) == Kind::Void
}
