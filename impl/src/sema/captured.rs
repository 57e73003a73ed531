//! The types of what lambdas may capture: automatic variables, parameters and init-captures.

use super::infer::{Inference, Item};
use crate::hir::{Body, Lambda, Node};
use crate::ids::model::Type;
use crate::lex::TokenId;

impl Inference<'_> {
    /// Notes the type of the variable that is declared by the name.
    pub(super) fn note_variable(&mut self, name: TokenId, ty: &Type) {
        if self.around.tells_variables && !self.around.is_pattern {
            self.found.variables.push((name, ty.clone()));
        }
    }

    /// Notes the types of the parameters of the function.
    pub(super) fn note_parameters(&mut self) {
        let Some(function) = self.around.function.filter(|_| self.around.tells_variables) else { return };
        let tree = self.unit.tree;
        for id in tree[function].parameters.iter() {
            let parameter = &tree[id];
            if let (Some(name), Ok(ty)) = (parameter.name(), self.spelling.parameter(function, id))
                && !parameter.is_pack
            {
                self.note_variable(name, &ty);
            }
        }
    }

    /// Notes the types of the init-captures of a lambda, whose initialisers are among the `operands` of its node.
    pub(super) fn note_captures(
        &mut self,
        (body, index): (&Body, u32),
        node: &Node,
        lambda: &Lambda,
        operands: &[Item],
    ) {
        let roots = body.operands(node.from, index);
        if !self.around.tells_variables || roots.len() != operands.len() {
            return;
        }
        for (root, item) in roots.into_iter().zip(operands) {
            let start = body.nodes.get(root as usize).map(|one| one.start);
            let capture = lambda.initialised.iter().find(|(_, value)| Some(*value) == start);
            if let (Some(&(name, _)), Item::Value(value)) = (capture, item) {
                self.note_variable(name, &value.decayed());
            }
        }
    }
}
