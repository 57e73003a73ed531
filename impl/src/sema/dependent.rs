//! What in a template depends on its parameters ([temp.dep]), as far as types alone do not tell.

use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::NameNode;
use crate::hir::{Body, NameMeaning, Node, NodeKind};
use crate::ids::spelled::Standpoint;
use crate::lex::{Kind, TokenRange};
use crate::names::Named;
use crate::tree::{DeclarationKind, Shape};

impl Inference<'_> {
    /// A template parameter that is a value, in the template: its type may depend on nothing.
    pub(super) fn value_parameter(&self, name: &NameNode) -> Item {
        let Some(function) = self.around.function else { return Item::Unknown };
        let inside = Standpoint::in_body(self.unit.tree, function, name.token);
        let ty = self.spelling.value_parameter(name.symbol, Standpoint { scope: name.scope, ..inside });
        ty.map_or(Item::Unknown, |ty| Item::Value(Value::prvalue(ty.unqualified().1.clone())))
    }

    /// Whether it may hang on template parameters which function a call in a template means: an argument names one, or an array
    /// whose type depends.
    pub(super) fn is_dependent_call(
        &self,
        body: &Body,
        (index, node): (u32, &Node),
        operands: &[Item],
    ) -> bool {
        let is_launch = matches!(operands.get(1), Some(Item::Configuration));
        let Some(function) = self.around.function.filter(|_| self.around.is_pattern && !is_launch) else {
            return false;
        };
        let tokens = self.unit.tokens;
        let arguments = TokenRange::new(node.at.next(), tokens.partner(node.at));
        let place =
            Standpoint { scope: node.scope, ..Standpoint::in_body(self.unit.tree, function, node.at) };
        let mut words = arguments.iter().filter(|&at| tokens.kind(at) == Kind::Identifier);
        let nodes = body.nodes.get(node.from as usize..index as usize).unwrap_or_default();
        let mut names = nodes.iter().filter_map(|node| match node.kind {
            NodeKind::Name(at) => body.names.get(at as usize),
            _ => None,
        });
        words.any(|at| self.spelling.template_parameter(tokens.symbol(at), place).is_some())
            || names.any(|name| self.is_dependent_array(name))
    }

    fn is_dependent_array(&self, name: &NameNode) -> bool {
        let NameMeaning::Binding(binding, scope) = name.meaning else { return false };
        let tree = self.unit.tree;
        let declared = self.unit.names.declarations(binding, self.seen_from(scope, name)).next();
        let Some(Named::Declaration(id)) = declared else { return false };
        let DeclarationKind::Variable(id) = tree[id].kind else { return false };
        tree[id].shape == Shape::Array && self.spelling.variable(id).is_err()
    }
}
