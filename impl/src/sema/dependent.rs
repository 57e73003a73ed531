//! What in a template depends on its parameters ([temp.dep]), as far as types alone do not tell.

use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::NameNode;
use crate::hir::{Body, NameMeaning, Node, NodeKind};
use crate::ids::spelled::Standpoint;
use crate::lex::{Kind, TokenId};
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

    /// Whether it may hang on template parameters which function a call in a template means: an argument names one, but in
    /// `sizeof` or its like, or an array whose type depends.
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
        let place =
            Standpoint { scope: node.scope, ..Standpoint::in_body(self.unit.tree, function, node.at) };
        let is_parameter = |at: TokenId| {
            tokens.kind(at) == Kind::Identifier
                && self.spelling.template_parameter(tokens.symbol(at), place).is_some()
        };
        let mut nodes = body.nodes.get(node.from as usize..index as usize).unwrap_or_default().iter();
        nodes.any(|node| match node.kind {
            NodeKind::Name(at) => body.names.get(at as usize).is_some_and(|name| {
                name.meaning == NameMeaning::Unknown && is_parameter(name.token)
                    || self.is_dependent_array(name)
            }),
            NodeKind::Cast(range) => range.iter().any(is_parameter),
            _ => false,
        })
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
