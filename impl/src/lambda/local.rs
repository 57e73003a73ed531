//! The names that a function's body declares, innermost last.

use crate::lex::{Symbol, TokenRange};

/// What a local name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalKind {
    /// A class, enumeration, alias or template type parameter.
    Type,
    /// A variable with automatic storage duration, a parameter, a structured binding, an init-capture.
    Automatic,
    /// A parameter pack of the function.
    Pack,
    /// Anything else that is never captured: a static or extern variable, a function, an enumerator, a template value
    /// parameter.
    Fixed,
    /// What a using-declaration names: the qualified name.
    Using(TokenRange),
}

/// Local declarations in order; a block is left by cutting the list back.
#[derive(Clone, Debug, Default)]
pub struct Locals {
    names: Vec<(Symbol, LocalKind)>,
}

impl Locals {
    /// Declares `name` from here on.
    pub fn declare(&mut self, name: Symbol, kind: LocalKind) {
        if !name.is_none() {
            self.names.push((name, kind));
        }
    }

    /// The place in the list and the kind of what `name` stands for, if it is local.
    pub fn find(&self, name: Symbol) -> Option<(usize, LocalKind)> {
        let index = self.names.iter().rposition(|(symbol, _)| *symbol == name)?;
        Some((index, self.names[index].1))
    }

    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    pub(super) fn leave(&mut self, length: usize) {
        self.names.truncate(length);
    }
}
