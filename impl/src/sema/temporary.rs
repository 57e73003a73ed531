//! Temporary objects that calls give and casts make ([class.temporary]): what destroys them.

use super::infer::{Inference, Item};
use super::{Implied, Special, UseForm};
use crate::hir::{Body, Node, NodeKind};
use crate::ids::model::Type;
use crate::ids::spelled::names_made_up;
use crate::lex::{Kind, TokenId};

/// An object that a call gives, or a cast makes.
#[derive(Clone, Debug)]
pub(super) struct Temporary {
    node: u32,
    /// It is made by a cast, in any form.
    is_made: bool,
    class: Type,
}

impl Inference<'_> {
    /// Keeps what a call gives by value, or a cast makes, where that matters: what destroys it in code of the host is not told.
    pub(super) fn keep_temporary(&mut self, (index, node): (u32, &Node), item: &Item) {
        let is_call =
            matches!(node.kind, NodeKind::Call | NodeKind::Chain | NodeKind::Subscript | NodeKind::Prefix)
                || matches!(node.kind, NodeKind::Literal | NodeKind::String);
        let Item::Value(value) = item else { return };
        if !self.around.for_device {
            return;
        }
        let is_made = match node.kind {
            NodeKind::Call => self.calls.last() != Some(&index),
            NodeKind::Braced | NodeKind::Cast(_) => true,
            _ => false,
        };
        if (is_call || is_made) && !value.is_lvalue && !value.is_xvalue && matches!(value.ty, Type::Named(_))
        {
            self.temporaries.push(Temporary { node: index, is_made, class: value.ty.clone() });
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
            if !is_certain || !self.is_temporary(body, &parents, &one) || names_made_up(&one.class) {
                continue;
            }
            let name = match node.kind {
                _ if one.is_made => node.start,
                NodeKind::Call | NodeKind::Subscript => self.unit.tokens.partner(node.at),
                _ => node.start,
            };
            let form = if one.is_made { UseForm::Destruction } else { UseForm::ArgumentConversion };
            self.ends((one.node, node), &one.class, (name, form));
        }
    }

    /// Notes what destroys an object of the class, told at the token `name`.
    pub(super) fn ends(&mut self, at: (u32, &Node), class: &Type, (name, form): (TokenId, UseForm)) {
        match self.special(class, Special::Destructor) {
            Some(Implied::Function(function)) if form == UseForm::Destruction => {
                self.destroyed_at_once(at, (name, form), function);
            }
            Some(Implied::Function(function)) => self.used(at, (name, name, form), function),
            Some(Implied::Implicit(_)) => self.implied(at, class, Special::Destructor, name),
            None => {}
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
    fn is_temporary(&self, body: &Body, parents: &[Option<u32>], one: &Temporary) -> bool {
        let (mut at, is_made) = (one.node, one.is_made);
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
                // What is made for a parameter is destroyed with that.
                NodeKind::Call if is_made => return self.is_bound(body, parent, at),
                // An argument by value is destroyed where the call ends, too.
                NodeKind::Call => return self.calls.binary_search(&parent).is_ok(),
                // A cast to void discards its operand.
                NodeKind::Cast(range) => {
                    return range.len() == 1 && self.unit.tokens.kind(range.start) == Kind::Void;
                }
                NodeKind::Chain => return self.conditionals.binary_search(&parent).is_err(),
                // The only clause of a list.
                NodeKind::List if body.operands(around.from, parent).len() == 1 => at = parent,
                NodeKind::Variable(..) | NodeKind::Subobject(..) | NodeKind::New(_) => {
                    return self.initializes_other(around, &one.class);
                }
                _ => return false,
            }
        }
    }

    /// Whether the object that a node initialises is certainly none of the class, and takes no part of it from a list: what it is
    /// initialised from is an argument of its constructor.
    fn initializes_other(&self, node: &Node, class: &Type) -> bool {
        let ty = match node.kind {
            NodeKind::Variable(id, _) => self.variable_type(id),
            NodeKind::Subobject(member, _) => self.subobject_type(member, node),
            NodeKind::New(range) => self.new_type(range, node),
            _ => None,
        };
        let Some(ty) = ty else { return false };
        let ty = ty.unqualified().1;
        match ty {
            Type::Builtin(_) | Type::Pointer(_) => true,
            Type::Named(_) => ty != class && !names_made_up(ty) && !self.has_no_constructor(ty),
            _ => false,
        }
    }

    /// Whether a reference, a parameter of the call `call`, is bound to its operand `node`.
    fn is_bound(&self, body: &Body, call: u32, node: u32) -> bool {
        let from = body.nodes.get(call as usize).map_or(call, |call| call.from);
        let operands = body.operands(from, call);
        let position = operands.iter().skip(1).position(|&one| one == node);
        let is_call = |form| matches!(form, UseForm::Name | UseForm::Member | UseForm::Operator);
        let mut own = self.uses.iter().filter(|(at, one)| *at == call && is_call(one.form));
        let ty = own.next().and_then(|(_, one)| self.parameter_type(&one.function, position?));
        matches!(ty, Some(Type::LvalueReference(_) | Type::RvalueReference(_)))
    }
}
