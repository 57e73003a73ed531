//! Declarations of types at namespace scope, and where types are named.

use std::ops::Range;

use crate::types::Type;

/// A class or an enumeration.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum DeclaredType {
    /// An index into [`crate::scopes::Scopes::classes`].
    Class(usize),
    /// The enumeration.
    Enumeration(Type),
}

/// A declaration of a class, an enumeration or typedef-names that stands at namespace scope and is no template.
#[derive(Clone, Debug)]
pub(crate) struct TypeDeclaration {
    /// From its first token to past its `;`.
    pub(crate) range: Range<usize>,
    /// The class or enumeration that it declares or defines.
    pub(crate) declared: Option<DeclaredType>,
    /// The types that its typedef-names name.
    pub(crate) aliased: Vec<Type>,
    /// It has a declarator.
    pub(crate) declarators: bool,
}

/// A name of a type outside of its declaration.
#[derive(Clone, Debug)]
pub(crate) struct TypeName {
    /// Its token.
    pub(crate) at: usize,
    /// What it means; `None` where that is not known.
    pub(crate) named: Option<DeclaredType>,
}
