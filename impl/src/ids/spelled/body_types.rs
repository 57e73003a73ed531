//! What is known of the types in a body while it is looked at: those of variables that are declared with placeholders, and those of
//! the operands of `decltype`.

use super::super::model::Type;
use crate::lex::TokenId;
use crate::tree::DeclarationId;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// These types; what looks at a part of the body knows the same.
#[derive(Debug, Default)]
pub(crate) struct BodyTypes {
    variables: RefCell<FxHashMap<DeclarationId, Option<Type>>>,
    /// By the `decltype`.
    operands: RefCell<FxHashMap<TokenId, Type>>,
    /// Those of init-captures by their names.
    captures: RefCell<FxHashMap<TokenId, Type>>,
    /// What the call operator gives that is asked for.
    result: RefCell<Option<Type>>,
}

impl BodyTypes {
    /// Notes what an initialiser gives to a variable; nothing where that is not known.
    pub(crate) fn note_variable(&self, id: DeclarationId, ty: Option<Type>) {
        self.variables.borrow_mut().insert(id, ty);
    }

    /// What an initialiser gave to a variable; `None` of one of which nothing was noted.
    pub(crate) fn variable(&self, id: DeclarationId) -> Option<Option<Type>> {
        self.variables.borrow().get(&id).cloned()
    }

    /// Notes what the init-capture with that name is.
    pub(crate) fn note_capture(&self, name: TokenId, ty: Type) {
        self.captures.borrow_mut().insert(name, ty);
    }

    /// What the init-capture with that name is.
    pub(crate) fn capture(&self, name: TokenId) -> Option<Type> {
        self.captures.borrow().get(&name).cloned()
    }

    /// Notes what the call operator gives that is asked for.
    pub(crate) fn note_result(&self, ty: Option<Type>) {
        self.result.replace(ty);
    }

    /// What the call operator gives that is asked for.
    pub(crate) fn take_result(&self) -> Option<Type> {
        self.result.take()
    }

    /// Notes what the `decltype` at `token` stands for; nothing where that is not known.
    pub(crate) fn note_operand(&self, token: TokenId, ty: Option<Type>) {
        let mut operands = self.operands.borrow_mut();
        match ty {
            Some(ty) => operands.insert(token, ty),
            None => operands.remove(&token),
        };
    }

    /// What the `decltype` at `token` stands for.
    pub(super) fn operand(&self, token: TokenId) -> Option<Type> {
        self.operands.borrow().get(&token).cloned()
    }
}
