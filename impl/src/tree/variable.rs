//! Variables, data members, typedef-names, using-declarations.

use super::{BoundId, DeclarationId, IdRange, ScopeId, Shape};
use crate::lex::{TokenId, TokenRange};

/// One declarator that declares a variable or a data member.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// The name; `None` for an unnamed bit-field and for a structured binding.
    pub name_token: Option<TokenId>,
    /// Qualifier, name, template arguments.
    pub declarator_id: TokenRange,
    /// The nested-name-specifier with its last `::`; empty for an unqualified name.
    pub qualifier: TokenRange,
    /// `<...>` of a variable template's specialisation, brackets included; empty when there is none.
    pub template_arguments: TokenRange,
    /// The scope the qualifier names; the declaration's own scope when there is no qualifier; `None` when it is
    /// not known.
    pub target: Option<ScopeId>,
    /// The decl-specifier part of the type: type specifiers and cv. Specifiers and attributes between its tokens
    /// are inside the range; a class or enum body as well.
    pub type_specifier: TokenRange,
    /// This declarator's own tokens, initialiser excluded: `*p`, `b[2]`.
    pub declarator: TokenRange,
    /// What the declarator makes of the type, outermost level.
    pub shape: Shape,
    /// The variable itself is `const`: `const int n`, `int *const p`, `const T a[3]`.
    pub is_const: bool,
    /// What is inside each `[]`, in source order; an unsized one is an empty range.
    pub bounds: IdRange<BoundId>,
    /// The width of a bit-field, after the `:`; empty when there is none.
    pub bit_width: TokenRange,
    /// The initialiser.
    pub initializer: Initializer,
    /// The `[a, b]` of a structured binding, brackets included; empty for anything else.
    pub structured_binding: TokenRange,
    /// `static` or `extern` or a namespace around: not a non-static data member.
    pub is_field: bool,
    /// The type is `auto` or `decltype(auto)`, to be deduced from the initialiser.
    pub is_deduced: bool,
}

/// The form of an initialiser ([dcl.init]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Initializer {
    /// None.
    #[default]
    None,
    /// `= x`: the token `=` and what follows it.
    Equals(TokenId, TokenRange),
    /// `(x)`, brackets included.
    Parens(TokenRange),
    /// `{x}`, brackets included.
    Braces(TokenRange),
}

impl Initializer {
    /// All its tokens, `=` or brackets included; empty without an initialiser.
    pub fn range(self) -> Option<TokenRange> {
        match self {
            Initializer::None => None,
            Initializer::Equals(token, value) => Some(TokenRange::new(token, value.end)),
            Initializer::Parens(range) | Initializer::Braces(range) => Some(range),
        }
    }

    /// The expression, without `=` or brackets around it; `None` without an initialiser.
    pub(crate) fn value(self) -> Option<TokenRange> {
        match self {
            Initializer::None => None,
            Initializer::Equals(_, value) => Some(value),
            Initializer::Parens(range) | Initializer::Braces(range) => {
                Some(TokenRange::new(range.start.next(), range.last()))
            }
        }
    }

    /// The first token of the value that a default member initialiser gives.
    pub(crate) fn value_start(self) -> Option<TokenId> {
        match self {
            Initializer::Equals(_, value) => Some(value.start),
            Initializer::Braces(range) => Some(range.start),
            Initializer::Parens(_) | Initializer::None => None,
        }
    }
}

/// A typedef-name, a namespace alias or a concept: a name for something else.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// The name.
    pub name_token: TokenId,
    /// What it stands for. `using`: the type-id after `=`; `typedef`: the type specifiers; a namespace alias:
    /// the qualified name; a concept: the expression.
    pub target: TokenRange,
    /// A typedef's declarator, with the name in it; empty for the other forms.
    pub declarator: TokenRange,
    /// What a typedef's declarator makes of the type.
    pub shape: Shape,
    /// Array bounds of a typedef's declarator.
    pub bounds: IdRange<BoundId>,
    /// Declared with `using` or `namespace`, not with `typedef`.
    pub is_using: bool,
}

/// A using-declarator, using-directive or using-enum-declaration.
#[derive(Clone, Debug)]
pub struct Using {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// Which of the three.
    pub kind: UsingKind,
    /// The name after the keywords, qualifier included, `typename` excluded.
    pub name: TokenRange,
    /// The last name in it (`operator` for an operator function).
    pub name_token: TokenId,
    /// `typename` is written.
    pub typename: bool,
    /// The scope the qualifier names (a directive: the namespace itself); `None` when it is not known.
    pub target: Option<ScopeId>,
}

/// What follows `using`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UsingKind {
    /// `using A::b;`
    Declaration,
    /// `using namespace N;`
    Directive,
    /// `using enum E;`
    Enum,
}
