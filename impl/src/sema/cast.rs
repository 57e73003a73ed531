//! Conversions that are written ([expr.type.conv], [expr.cast], [expr.static.cast]).

use super::UseForm;
use super::dependent::Constancy;
use super::infer::{Inference, Item};
use super::value::Value;
use crate::hir::Node;
use crate::ids::model::Type;
use crate::lex::TokenRange;

impl Inference<'_> {
    pub(super) fn cast(
        &mut self,
        range: TokenRange,
        (index, node): (u32, &Node),
        operands: Vec<Item>,
    ) -> Item {
        let ty = self.type_id(range, node.at, node);
        if let ([Item::List(listed)], Some(ty)) = (operands.as_slice(), &ty) {
            return self.converted_to(ty.clone(), node, listed);
        }
        let operands: Vec<Option<Value>> =
            operands.into_iter().map(|operand| self.needed((index, node), operand)).collect();
        let Some(ty) = ty else { return Item::Unknown };
        if let [Some(only)] = operands.as_slice() {
            if !self.converts(0, &ty, only, true) && only.is_named() && self.around.for_device {
                self.takes_object(0, &ty, only);
            }
            if self.copies.is_empty() && only.parts().1 != ty.unqualified().1 {
                self.make((index, node), (&ty, &operands), node.start, (UseForm::ImpliedConstruction, true));
            }
        }
        self.converted_to(ty, node, &operands)
    }

    /// What a conversion to a type gives, in any form.
    pub(super) fn converted_to(&self, ty: Type, node: &Node, operands: &[Option<Value>]) -> Item {
        let constancy = match operands {
            [Some(only)] => self.cast_constancy(node, only.constancy),
            _ => Constancy::None,
        };
        Item::Value(Value { constancy, ..Value::returned(ty) })
    }
}
