//! Classes, enums, namespaces, linkage specifications.

use super::{BaseId, DeclarationId, EnumeratorId, IdRange, ScopeId};
use crate::lex::{TokenId, TokenRange};

/// A class, struct or union: a definition, a declaration, or an elaborated type specifier ([class.pre]).
#[derive(Clone, Debug)]
pub struct Class {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// `class`, `struct` or `union`.
    pub key: ClassKey,
    /// The key's token.
    pub key_token: TokenId,
    /// The name; `None` for an unnamed class.
    pub name_token: Option<TokenId>,
    /// Qualifier, name and template arguments; empty for an unnamed class.
    pub head_name: TokenRange,
    /// The nested-name-specifier with its last `::`; empty for an unqualified name.
    pub qualifier: TokenRange,
    /// `<...>` of a specialisation or instantiation, brackets included; empty when there is none.
    pub template_arguments: TokenRange,
    /// The scope that the class is a member of; `None` when its qualifier is not known.
    pub target: Option<ScopeId>,
    /// `final`
    pub final_token: Option<TokenId>,
    /// The base-specifiers.
    pub bases: IdRange<BaseId>,
    /// The `{` and `}` of the body.
    pub body: Option<(TokenId, TokenId)>,
    /// The scope of its members, for a definition.
    pub scope: Option<ScopeId>,
    /// `struct X *p;`: the class is only named, in the specifiers of something else.
    pub is_elaborated: bool,
}

/// The class-key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClassKey {
    /// `class`
    Class,
    /// `struct`
    Struct,
    /// `union`
    Union,
}

impl ClassKey {
    /// How it is written.
    pub fn name(self) -> &'static str {
        match self {
            ClassKey::Class => "class",
            ClassKey::Struct => "struct",
            ClassKey::Union => "union",
        }
    }
}

/// A base-specifier ([class.derived]).
#[derive(Clone, Debug)]
pub struct Base {
    /// All its tokens, without the comma.
    pub range: TokenRange,
    /// The type's name, `typename` excluded.
    pub name: TokenRange,
    /// `virtual`
    pub is_virtual: bool,
    /// Where its members are, when the base's class is known and its name is not dependent.
    pub scope: Option<ScopeId>,
    /// The name depends on a template parameter.
    pub is_dependent: bool,
}

/// An enum ([dcl.enum]).
#[derive(Clone, Debug)]
pub struct Enum {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// The token `enum`.
    pub key_token: TokenId,
    /// `enum class` or `enum struct`.
    pub is_scoped: bool,
    /// The name; `None` for an unnamed enum.
    pub name_token: Option<TokenId>,
    /// Qualifier and name; empty for an unnamed enum.
    pub head_name: TokenRange,
    /// The type after `:`; empty when there is none.
    pub underlying_type: TokenRange,
    /// The `{` and `}` of the body.
    pub body: Option<(TokenId, TokenId)>,
    /// The enumerators.
    pub enumerators: IdRange<EnumeratorId>,
    /// The scope of its enumerators, for a definition.
    pub scope: Option<ScopeId>,
    /// `enum E x;`: the enum is only named, in the specifiers of something else.
    pub is_elaborated: bool,
}

/// An enumerator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enumerator {
    /// The name.
    pub name_token: TokenId,
    /// The value's expression; empty when there is none.
    pub value: TokenRange,
    /// How many enumerators before it the last one stands that has a value, or would stand before the first one.
    pub steps: u32,
}

/// One opening of a namespace ([namespace.def]). `namespace A::B {` is two of them, with the same body.
#[derive(Clone, Debug)]
pub struct NamespaceDefinition {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// The token `namespace`.
    pub key_token: TokenId,
    /// The name; `None` for an anonymous namespace.
    pub name_token: Option<TokenId>,
    /// `inline`
    pub is_inline: bool,
    /// The `{`.
    pub open: TokenId,
    /// The `}`.
    pub close: TokenId,
    /// The scope, shared by all openings of the same namespace.
    pub scope: ScopeId,
    /// No earlier opening of the same namespace exists.
    pub is_first: bool,
}

/// A linkage specification ([dcl.link]).
#[derive(Clone, Debug)]
pub struct LinkageSpecification {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// The `extern`.
    pub extern_token: TokenId,
    /// The string literal: `"C"` or `"C++"`.
    pub language_token: TokenId,
    /// It says `"C"`.
    pub is_c: bool,
    /// The `{` and `}`; `None` for the form with one declaration.
    pub body: Option<(TokenId, TokenId)>,
}
