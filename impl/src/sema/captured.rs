//! The types of what lambdas may capture: automatic variables, parameters and init-captures.

use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::{Body, Lambda, Node};
use crate::ids::model::{Cv, Type};
use crate::lex::{Kind, TokenId};
use crate::tree::Shape;

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

    /// Notes the types of the init-captures of a lambda ([expr.prim.lambda.capture]), whose initialisers are among the `operands` of its
    /// node.
    pub(super) fn note_captures(
        &mut self,
        (body, index): (&Body, u32),
        node: &Node,
        lambda: &Lambda,
        operands: &[Item],
    ) {
        let roots = body.operands(node.from, index);
        if lambda.initialised.is_empty() || roots.len() != operands.len() {
            return;
        }
        for (root, item) in roots.into_iter().zip(operands) {
            let start = body.nodes.get(root as usize).map(|one| one.start);
            let capture = lambda.initialised.iter().find(|(_, value)| Some(*value) == start);
            if let (Some(&(name, _)), Item::Value(value)) = (capture, item) {
                self.note_variable(name, &value.decayed());
                self.note_capture(lambda, name, value);
            }
        }
    }

    fn note_capture(&self, lambda: &Lambda, name: TokenId, value: &Value) {
        let Some(types) = self.around.types else { return };
        let is_reference = self.unit.tokens.kind(name.previous()) == Kind::Amp;
        let shape = if is_reference { Shape::LvalueReference } else { Shape::Plain };
        // Copies are members, which only `mutable` call operators change.
        let cv = if is_reference || lambda.is_mutable { Cv::NONE } else { Cv::CONST };
        if let Some(ty) = value.deduced((shape, cv)) {
            types.note_capture(name, ty);
        }
    }

    /// What an init-capture is.
    pub(super) fn capture(&self, name: TokenId) -> Item {
        let ty = self.around.types.and_then(|types| types.capture(name));
        ty.map_or(Item::Unknown, |ty| Item::Value(Value::of_variable(ty)))
    }
}
