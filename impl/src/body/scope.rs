//! The names that a body declares, innermost last.

use crate::lex::{Symbol, TokenRange};

/// What a local name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalKind {
    /// A class, enumeration, alias or template type parameter.
    Type,
    /// A variable, parameter, function, enumerator, capture or template value parameter.
    Value,
    /// What a using-declaration names: the qualified name.
    Using(TokenRange),
}

/// Local declarations in order; a block is left by cutting the list back.
#[derive(Clone, Debug, Default)]
pub struct Locals {
    names: Vec<(Symbol, LocalKind)>,
    /// The namespaces that using-directives name.
    directives: Vec<TokenRange>,
}

/// Where a scope began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(usize, usize);

impl Locals {
    /// Declares `name` from here on.
    pub fn declare(&mut self, name: Symbol, kind: LocalKind) {
        if !name.is_none() {
            self.names.push((name, kind));
        }
    }

    /// What `name` stands for, if it is local.
    pub fn find(&self, name: Symbol) -> Option<LocalKind> {
        self.names.iter().rev().find(|(symbol, _)| *symbol == name).map(|&(_, kind)| kind)
    }

    pub(super) fn direct(&mut self, namespace: TokenRange) {
        self.directives.push(namespace);
    }

    pub(super) fn directives(&self) -> &[TokenRange] {
        &self.directives
    }

    pub(super) fn mark(&self) -> Mark {
        Mark(self.names.len(), self.directives.len())
    }

    pub(super) fn leave(&mut self, mark: Mark) {
        self.names.truncate(mark.0);
        self.directives.truncate(mark.1);
    }
}
