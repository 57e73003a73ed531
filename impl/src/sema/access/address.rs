//! Where the compiler may need no address of a variable in code: it is part of an expression that may be a constant ([expr.const]).

use super::{Found, Walk, is_address};
use crate::hir::{Node, NodeKind};
use crate::ids::model::Type;
use crate::lex::Kind;
use crate::sema::operators::is_comparison;
use crate::tree::DeclarationKind;

impl Walk<'_, '_> {
    /// Whether nothing but the address of what the node `index` names is taken, for a call that the compiler may evaluate, or for a
    /// truth value or a number that may be a constant.
    pub(super) fn may_be_in_constant(&self, index: u32, how: Option<&Found>) -> bool {
        how.is_some_and(is_address)
            && (self.constants_around(index).is_called || self.is_tested_or_compared(index))
    }

    /// Whether a pointer to what the node `index` names is tested, or compared with what may be a constant.
    fn is_tested_or_compared(&self, index: u32) -> bool {
        let (mut at, mut is_pointer) = (index, self.is_array(index));
        while let Some((parent, node)) = self.parent(at).and_then(|one| Some((one, self.node(one)?))) {
            match node.kind {
                NodeKind::Parentheses => {}
                NodeKind::Member(..) => is_pointer = self.is_array(parent),
                NodeKind::Subscript if self.operands(parent).first() == Some(&at) => {
                    is_pointer = self.is_array(parent);
                }
                NodeKind::Prefix => match self.inference.unit.tokens.kind(node.at) {
                    Kind::Amp => is_pointer = true,
                    kind => return is_pointer && kind == Kind::Not,
                },
                NodeKind::Cast(_) if self.is_pointer_value(parent) => {}
                NodeKind::Cast(_) => return is_pointer && self.is_truth(parent),
                NodeKind::Chain if !is_pointer || self.is_pointer_value(parent) => {}
                NodeKind::Chain => return self.may_be_decided((index, at), parent),
                _ => return is_pointer && self.tests(node),
            }
            at = parent;
        }
        is_pointer && self.is_tested(at) == Some(true)
    }

    /// Whether the operand `at` of a chain of operators, a pointer to what `index` names, is tested, or what it is compared with may be
    /// a constant: for `<` and `-` a pointer into the same object.
    fn may_be_decided(&self, (index, at): (u32, u32), chain: u32) -> bool {
        let operands = self.operands(chain);
        let operator = |one: &u32| match self.node(*one).map(|node| node.kind) {
            Some(NodeKind::Infix(kind)) => Some(kind),
            Some(NodeKind::Question) => Some(Kind::Question),
            _ => None,
        };
        let is_test = |kind| matches!(kind, Kind::AmpAmp | Kind::PipePipe | Kind::Question);
        if operands.iter().filter_map(operator).any(is_test) && !self.is_behind_question(at, &operands) {
            return true;
        }
        let Some(position) = operands.iter().position(|one| *one == at) else { return false };
        let before = position.checked_sub(2).and_then(|first| operands.get(first..position));
        let before = before.and_then(|pair| Some((pair.get(1)?, pair.first()?)));
        let behind = operands.get(position + 1).zip(operands.get(position + 2));
        let is_constant = |(kind, other): (&u32, &u32)| match operator(kind) {
            Some(Kind::Equal | Kind::NotEqual) => !self.is_never_constant(*other),
            Some(kind) if kind == Kind::Minus || is_comparison(kind) => {
                !self.is_never_constant(*other) && self.names_the_same(index, *other)
            }
            _ => false,
        };
        before.is_some_and(is_constant) || behind.is_some_and(is_constant)
    }

    /// Whether the expression `other` names what the node `index` names.
    fn names_the_same(&self, index: u32, other: u32) -> bool {
        let symbol = |node: u32| match self.node(node)?.kind {
            NodeKind::Name(at) => self.body.names.get(at as usize).map(|name| name.symbol),
            _ => None,
        };
        let from = self.node(other).map_or(other, |node| node.from);
        symbol(index).is_some_and(|own| (from..=other).any(|node| symbol(node) == Some(own)))
    }

    /// Whether a node makes a truth value of its operand.
    fn tests(&self, node: &Node) -> bool {
        let is_bool = |ty: Option<Type>| ty.is_some_and(|ty| *ty.unqualified().1 == Type::Builtin("b"));
        let NodeKind::Variable(id, _) = node.kind else { return false };
        match self.inference.unit.tree[id].kind {
            DeclarationKind::Variable(variable) => is_bool(self.inference.declared_type(variable)),
            _ => false,
        }
    }

    fn is_truth(&self, index: u32) -> bool {
        self.value(index).is_some_and(|value| *value.parts().1 == Type::Builtin("b"))
    }

    fn is_pointer_value(&self, index: u32) -> bool {
        let is_pointer = |ty: &Type| matches!(ty, Type::Pointer(_) | Type::Array(..));
        self.value(index).is_some_and(|value| is_pointer(value.parts().1))
    }
}
