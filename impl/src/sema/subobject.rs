//! Mem-initializers: what makes the bases and members of an object ([class.base.init]).

use super::UseForm;
use super::infer::{Inference, Item};
use crate::hir::{Body, Initialization, Node};
use crate::ids::model::Type;
use crate::lex::TokenRange;
use crate::tree::DeclarationId;

impl Inference<'_> {
    /// What the operands of a mem-initializer give the member, or the base that it names.
    pub(super) fn subobject(
        &mut self,
        (index, node): (u32, &Node),
        (member, how): (Option<DeclarationId>, Initialization),
        body: &Body,
        operands: Vec<Item>,
    ) {
        let operands = self.needed_operands((index, node), operands);
        let Some(ty) = self.subobject_type(member, node) else { return };
        let at = (index, node);
        if let ([list], Some(root)) = (operands.as_slice(), index.checked_sub(1)) {
            self.aggregate(at, (body, &ty), (root, list), node.at);
        }
        let is_delegated = member.is_none()
            && self.around.class.and_then(|class| self.class_type(class)).as_ref() == Some(&ty);
        if self.around.for_device && !is_delegated {
            self.implied_by_variable(at, &ty, how, &operands);
        }
        // Code of the host is not judged where a constructor delegates.
        if is_delegated && !self.around.for_device {
            return;
        }
        if !matches!(ty.referred().unqualified().1, Type::Named(_)) {
            return self.converts_scalar(at, &ty, (how, &operands));
        }
        if ty.referred() != &ty {
            return if self.around.for_device {
                self.binds(at, &ty, operands)
            };
        }
        let ty = ty.unqualified().1.clone();
        self.completes(&ty, node);
        let form = match member {
            Some(_) => UseForm::MemberSubobject,
            None if is_delegated => UseForm::Construction,
            None => UseForm::BaseSubobject,
        };
        if let Some(arguments) = self.constructor_arguments(&ty, how, &operands) {
            self.make(at, (&ty, &arguments), node.at, (form, true));
        }
        self.becomes(at, body, node.at, |_| Some(ty));
    }

    /// The type of the member that a mem-initializer names, or of the base.
    pub(super) fn subobject_type(&self, member: Option<DeclarationId>, node: &Node) -> Option<Type> {
        match member {
            Some(id) => {
                let symbol = self.unit.tokens.symbol(node.at);
                let class = self.around.class.and_then(|class| self.class_type(class));
                let field = class.and_then(|class| self.spelling.field(&class, symbol).ok());
                field.map(|(ty, _)| ty).or_else(|| self.variable_type(id))
            }
            None => self.type_id(TokenRange::new(node.at, node.start), node.at, node),
        }
    }
}
