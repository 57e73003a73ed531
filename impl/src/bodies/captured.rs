//! What lambdas capture and template arguments name: the classes, enumerations and closures in types.

use crate::ids::model::Type;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::sema::Resolved;
use smallvec::SmallVec;

/// What is known of the type of something that a lambda captures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// The classes and enums in it, behind pointers and in template arguments too, and the classes around each.
    pub parts: SmallVec<[NamedType; 1]>,
    /// The `[` of the lambda whose closure it is.
    pub closure: Option<TokenId>,
    /// The type, where the types of expressions tell it; then the parts are those that it is made of.
    pub ty: Option<Type>,
}

/// A class or enum in the type of a capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedType {
    /// Its name, where it is declared; `None` without one.
    pub declared: Option<TokenId>,
    /// Where it is said of it: its name, the `{` of one without a name, the `[` of a lambda; `None` where its declaration is
    /// not known.
    pub place: Option<TokenId>,
    /// The name of a type that is local to a function.
    pub local: Option<Box<str>>,
    /// How its declaration begins: `class`, `struct`, `union` or `enum`.
    pub key: &'static str,
    /// It is a private or protected member.
    pub is_private: bool,
    /// Its template arguments with their brackets; empty without any.
    pub arguments: TokenRange,
    /// The type, where it is a part of a known one; then a closure may be one, too.
    pub ty: Option<Type>,
}

/// A specialisation that is named or launched.
#[derive(Clone, Debug)]
pub(crate) struct NamedInstance {
    /// The token that names it.
    pub(crate) name: TokenId,
    /// It.
    pub(crate) function: Resolved,
    /// The classes, enumerations and closures in its template arguments.
    pub(crate) parts: Vec<NamedType>,
    /// How many classes of blocks are around.
    pub(crate) local_classes: u16,
}

/// A function template that is named with template arguments, where nothing depends on template parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateUse {
    /// The token of the name.
    pub name: TokenId,
    /// The name tokens of the declarations found.
    pub templates: SmallVec<[TokenId; 1]>,
    /// The local and private types in the arguments.
    pub parts: SmallVec<[NamedType; 1]>,
    /// The tokens of the arguments that are no names: what tells `f<T *>` from `f<T>`.
    pub shape: SmallVec<[Kind; 2]>,
}

/// What is known of the type of the variable of that name, in a list by name.
pub(crate) fn captured_as(all: &[(TokenId, Captured)], name: TokenId) -> Option<&Captured> {
    let at = all.binary_search_by_key(&name, |one| one.0).ok()?;
    all.get(at).map(|one| &one.1)
}
