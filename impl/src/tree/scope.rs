//! Scopes ([basic.scope]).

use super::{ClassId, DeclarationId, EnumId, FunctionId, ScopeId};
use crate::lex::Symbol;

/// A scope that holds declarations. Template parameters and function parameters have no scope of their own: a
/// class scope sees the headers of its class, a [`ScopeKind::Function`] scope sees the function's parameters and
/// headers.
#[derive(Clone, Debug)]
pub struct Scope {
    /// What it is.
    pub kind: ScopeKind,
    /// The scope around it; `None` for the global namespace. A member class defined outside of its class has
    /// that class's scope here.
    pub parent: Option<ScopeId>,
    /// The name of the namespace, class or enum; [`Symbol::NONE`] when it has none.
    pub name: Symbol,
    /// The declaration that opened it first; `None` for the global namespace and for blocks.
    pub owner: Option<DeclarationId>,
    /// What is declared in it, in source order, over all openings; friends as well.
    pub declarations: Vec<DeclarationId>,
    /// What it stands in, told without a walk over the scopes around.
    pub within: Within,
}

/// What a scope is or stands in, up to the namespace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Within {
    /// A class with template headers.
    pub template: bool,
    /// A class with template headers that is no explicit specialisation.
    pub pattern: bool,
    /// The block of a function.
    pub block: bool,
}

/// The kinds of scopes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScopeKind {
    /// A namespace.
    Namespace {
        /// `inline namespace`
        is_inline: bool,
        /// `namespace {`
        is_anonymous: bool,
    },
    /// A class.
    Class(ClassId),
    /// An enum.
    Enum(EnumId),
    /// The parameters of a function, then whatever its outermost block declares.
    Function(FunctionId),
    /// A block.
    Block,
}

impl Scope {
    /// True for namespaces, the global one included.
    pub fn is_namespace(&self) -> bool {
        matches!(self.kind, ScopeKind::Namespace { .. })
    }

    /// True for what a function holds: its parameters, its body and the blocks in it.
    pub fn is_block(&self) -> bool {
        matches!(self.kind, ScopeKind::Block | ScopeKind::Function(_))
    }

    /// The class whose members it holds.
    pub fn class(&self) -> Option<ClassId> {
        match self.kind {
            ScopeKind::Class(class) => Some(class),
            _ => None,
        }
    }
}
