//! Member typedefs of class templates that need instances of their own template without end.

use super::super::model::{Argument, Name, Type};
use super::effort::size_of_name;
use super::{Known, Missing, Spelling, Unit};
use crate::lex::TokenId;
use crate::limits::{NESTING, PENDING_INSTANTIATIONS};
use crate::names::Found;
use crate::parse::on_deep_stack;
use crate::tree::{ScopeId, TemplateParameterId};
use std::cell::RefCell;

/// The instance of a class template at which it is certain that there is no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Excess {
    /// The instance.
    pub(crate) class: Type,
    /// The name of its member that is asked for.
    pub(crate) at: TokenId,
}

/// The instances of class templates each of which is needed for the one before.
#[derive(Debug, Default)]
pub(super) struct Pending {
    /// Scope and size of each.
    instances: RefCell<Vec<(ScopeId, u32)>>,
    excess: RefCell<Option<Excess>>,
}

impl Pending {
    /// Adds `class`, of which the member `found` is named at `at`.
    ///
    /// Only those count that get larger: others may have an end, and have been instantiated before.
    ///
    /// # Errors
    /// [`Missing::TooDeep`] where so many instances of the template are there already.
    pub(super) fn enter(&self, found: &Found, class: &Name, at: TokenId) -> Known<()> {
        let mut instances = self.instances.borrow_mut();
        let size = size_of_name(class);
        let own = instances.iter().rev().filter(|(scope, _)| *scope == found.scope);
        let mut next = size;
        let grown = own.take_while(|(_, before)| *before < std::mem::replace(&mut next, *before)).count();
        if grown >= PENDING_INSTANTIATIONS {
            self.excess.replace(Some(Excess { class: Type::Named(class.clone()), at }));
            return Err(Missing::TooDeep);
        }
        instances.push((found.scope, size));
        Ok(())
    }

    /// Takes the last one away.
    pub(super) fn leave(&self) {
        self.instances.borrow_mut().pop();
    }
}

/// The class template that `ask` needs instances of without end, if it is certain that there is one. `given` is what
/// template parameters stand for.
pub(crate) fn excess<'a, T>(
    unit: impl Into<Unit<'a>>,
    given: &[(TemplateParameterId, Argument)],
    ask: impl Fn(Spelling<'_>) -> Known<T> + Sync,
) -> Option<Excess> {
    let unit = unit.into();
    on_deep_stack(|nesting| {
        // Without a stack of its own the question cannot be followed.
        if nesting <= NESTING {
            return None;
        }
        let pending = Pending::default();
        let asked = ask(Spelling { pending: Some(&pending), ..Spelling::within(unit, given) });
        let is_too_deep = matches!(asked, Err(Missing::TooDeep));
        pending.excess.take().filter(|_| is_too_deep)
    })
}
