//! Pointers in a template that nothing converts before the template is instantiated.

use super::{Sort, Walk};
use crate::hir::{Node, NodeKind, Step};
use crate::ids::spelled::are_placeholders;
use crate::lex::Kind;
use crate::sema::infer::Item;
use crate::sema::operators::taker;
use crate::tree::{FunctionId, Shape, SpecifierKind};

impl Walk<'_, '_> {
    /// Whether the body is that of a template, and what takes the pointer that the node `index` is waits for the template's
    /// arguments: a call or operator with operands of unknown types, an object whose type depends, what is returned.
    pub(super) fn waits(&self, index: u32) -> bool {
        if !self.inference.around.is_pattern {
            return false;
        }
        let mut at = index;
        while let Some((parent, node)) = self.parent(at).and_then(|one| Some((one, self.node(one)?))) {
            let operands = self.operands(parent);
            match node.kind {
                NodeKind::Parentheses => {}
                NodeKind::Cast(range) => {
                    let is_pointer = self.inference.unit.tokens.kind(range.last()) == Kind::Star;
                    if !is_pointer {
                        return self.inference.type_id(range, node.at, node).is_none();
                    }
                }
                NodeKind::Comma if operands.iter().any(|one| !self.is_known(*one)) => return true,
                NodeKind::Comma if operands.last() == Some(&at) => {}
                NodeKind::Chain if self.moves_pointer(parent, at) => {}
                NodeKind::Chain => return self.chain_waits(at, &operands),
                NodeKind::Call => return self.call_waits(at, &operands),
                NodeKind::List => return self.list_waits(parent),
                NodeKind::Statement(Step::Jump(crate::hir::Jump::Return)) => return true,
                _ => return self.object_waits((parent, node), false),
            }
            at = parent;
        }
        false
    }

    /// Whether the expression has a type that is known in the template.
    fn is_known(&self, index: u32) -> bool {
        matches!(self.items.get(&index), Some(Item::Value(_) | Item::Functions(_)))
    }

    /// Whether an operator that takes the operand `at` of a chain has another one whose type is not known.
    fn chain_waits(&self, at: u32, operands: &[u32]) -> bool {
        let Some(position) = operands.iter().position(|one| *one == at) else { return false };
        let is_open = |one: &u32| !self.is_known(*one);
        let is_assignment = |one: &u32| match self.node(*one).map(|node| node.kind) {
            Some(NodeKind::Infix(kind)) => kind.is_assignment(),
            _ => false,
        };
        let before = operands.get(..position).unwrap_or_default();
        let assigned = before.iter().rposition(is_assignment).and_then(|at| before.get(at.checked_sub(1)?));
        if assigned.is_some_and(is_open) {
            return true;
        }
        match taker(self.body, operands, position) {
            Some((NodeKind::Infix(kind), _, is_left)) => {
                self.other_operand(kind, operands, (position, is_left)).iter().any(is_open)
            }
            Some((NodeKind::Colon, _, is_left)) => {
                let other = if is_left { Some(position + 2) } else { position.checked_sub(2) };
                other.and_then(|other| operands.get(other)).is_some_and(is_open)
            }
            _ => false,
        }
    }

    /// Whether a call with the argument `at` is one of what depends on the template's parameters, or its arguments do.
    fn call_waits(&self, at: u32, operands: &[u32]) -> bool {
        let Some((&callee, arguments)) = operands.split_first().filter(|(callee, _)| **callee != at) else {
            return false;
        };
        let tree = self.inference.unit.tree;
        let is_static = |id: FunctionId| tree.has_specifier(tree[id].declaration, SpecifierKind::Static);
        let is_converted = match self.items.get(&callee) {
            _ if self.pointed_function(callee).is_some() => return false,
            Some(Item::Functions(all)) => {
                let mut candidates = all.candidates.iter();
                candidates.all(|one| is_static(one.function) || !are_placeholders(tree, &one.given))
            }
            Some(Item::Value(object)) => object.is_named() && object.parts().1.closure().is_none(),
            _ => false,
        };
        !is_converted || arguments.iter().any(|one| !self.is_known(*one))
    }

    /// Whether a list initialises an object whose type depends, or one of a class.
    fn list_waits(&self, list: u32) -> bool {
        let around = self.parent(list).and_then(|parent| Some((parent, self.node(parent)?)));
        around.is_some_and(|around| self.object_waits(around, true))
    }

    /// Whether the node makes an object whose type depends on the template's parameters, or, if it is `listed`, one of a class.
    fn object_waits(&self, (index, node): (u32, &Node), is_listed: bool) -> bool {
        let tree = self.inference.unit.tree;
        let ty = match node.kind {
            NodeKind::Variable(id, _) => {
                let is_open = tree.variable(id).is_some_and(|one| match one.shape {
                    Shape::Plain | Shape::Array => !one.is_deduced && self.declared_type(id).is_none(),
                    _ => false,
                });
                if is_open {
                    return true;
                }
                self.declared_type(id)
            }
            NodeKind::Subobject(member, _) => match self.inference.subobject_type(member, node) {
                Some(ty) => Some(ty),
                None => {
                    return member.is_none_or(|id| {
                        tree.variable(id).is_some_and(|one| matches!(one.shape, Shape::Plain | Shape::Array))
                    });
                }
            },
            NodeKind::New(range) => match self.made_by_new((index, node), range) {
                Some(ty) if self.sort(&ty) == Sort::Class => Some(ty),
                _ => return true,
            },
            _ => return false,
        };
        is_listed && ty.is_some_and(|ty| self.sort(&ty) == Sort::Class)
    }
}
