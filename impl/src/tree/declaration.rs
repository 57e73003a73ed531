//! One declaration: what every kind of it has.

use super::{
    AliasId, AttributeId, ClassId, DeclarationId, EntityId, EnumId, FunctionId, IdRange, LinkageId,
    NamespaceId, ScopeId, SpecifierId, TemplateHeaderId, UnparsedId, UsingId, VariableId,
};
use crate::lex::{Symbol, TokenId, TokenRange};
use smallvec::SmallVec;

/// A declaration ([dcl.pre]). A simple-declaration with several declarators, or with a class or enum in its
/// specifiers, is several of these with the same [`range`](Declaration::range): first the class or enum, then
/// one per declarator, left to right.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// What is declared.
    pub kind: DeclarationKind,
    /// All its tokens, template headers and the final `;` or `}` included.
    pub range: TokenRange,
    /// The innermost scope it is written in. An out-of-class member is written in a namespace; the class is
    /// [`Function::target`](super::Function::target) or [`Variable::target`](super::Variable::target).
    pub scope: ScopeId,
    /// The linkage specification it stands in, the innermost one.
    pub linkage: Option<LinkageId>,
    /// Member access; `None` outside classes.
    pub access: Option<Access>,
    /// Attributes that appertain to it, in source order: those before, among and after the specifiers, those of
    /// the declarator, those after the parameter list. The parameters' own are with the parameters.
    pub attributes: IdRange<AttributeId>,
    /// Specifiers that are no types, in source order.
    pub specifiers: IdRange<SpecifierId>,
    /// `template<...>` headers, outermost first; `template<>` is a header without parameters.
    pub headers: IdRange<TemplateHeaderId>,
    /// Plain, template, specialisation or instantiation.
    pub form: Form,
    /// The first declaration of the same simple-declaration; itself when it is the first.
    pub group: DeclarationId,
    /// The entity it declares; `None` for those that declare none (empty, static_assert, unparsed, ...).
    pub entity: Option<EntityId>,
}

/// What a declaration declares. `place` names in the comments are fields of the pointed-to struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclarationKind {
    /// `namespace N {`, `inline namespace N {`, `namespace {`.
    Namespace(NamespaceId),
    /// `namespace A = B::C;`
    NamespaceAlias(AliasId),
    /// `extern "C" {` or `extern "C" declaration`.
    Linkage(LinkageId),
    /// A class head with or without a body; an elaborated type specifier that declares its class.
    Class(ClassId),
    /// An enum with or without a body.
    Enum(EnumId),
    /// A function, of any kind; a deduction guide.
    Function(FunctionId),
    /// A variable, a data member, a structured binding.
    Variable(VariableId),
    /// A typedef-name: `typedef int T;` or `using T = int;`.
    Alias(AliasId),
    /// `using A::b;`, `using namespace N;`, `using enum E;`.
    Using(UsingId),
    /// `template<class T> concept C = ...;`; an [`Alias`](super::Alias) whose target is the expression.
    Concept(AliasId),
    /// `static_assert(...);`
    StaticAssert,
    /// `asm("...");`
    Asm,
    /// A lone `;`.
    Empty,
    /// Text that could not be read.
    Unparsed(UnparsedId),
}

/// Which of the template forms a declaration has (`[temp]`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// None.
    #[default]
    Plain,
    /// A template: its innermost header has parameters. A function with `auto` parameters is one too, by
    /// [`Function::abbreviated`](super::Function::abbreviated), not by this field.
    Template,
    /// `template<> ...`: the innermost header is empty.
    ExplicitSpecialization,
    /// `template<class T> struct A<T *>`, and the same of a variable.
    PartialSpecialization,
    /// `template struct A<int>;`, `template void f<int>(int);`
    ExplicitInstantiation,
    /// `extern template ...`
    ExternInstantiation,
    /// A member of a class template defined outside of it: headers belong to the enclosing classes only.
    MemberOfTemplate,
}

impl Form {
    /// Whether it is an explicit or partial specialisation of a class or variable template.
    pub fn is_specialization(self) -> bool {
        matches!(self, Form::ExplicitSpecialization | Form::PartialSpecialization)
    }

    /// Whether a declaration of this form is found through the template it belongs to, not by its name ([temp.expl.spec],
    /// [temp.explicit]).
    pub fn specializes(self) -> bool {
        matches!(self, Form::ExplicitSpecialization | Form::ExplicitInstantiation | Form::ExternInstantiation)
    }
}

/// Member access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// `public`
    Public,
    /// `protected`
    Protected,
    /// `private`
    Private,
}

/// A specifier that is no type, with its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Specifier {
    /// Which one.
    pub kind: SpecifierKind,
    /// Its token; `explicit(` … `)` begins here.
    pub token: TokenId,
}

/// A decl-specifier that is no type ([dcl.spec]); `const` and `volatile` are in the type's range but listed too.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecifierKind {
    Static,
    Inline,
    Extern,
    Constexpr,
    Consteval,
    Constinit,
    Friend,
    Virtual,
    Explicit,
    Typedef,
    Mutable,
    /// `thread_local`
    ThreadLocal,
    /// `__thread`
    ThreadGnu,
    Register,
    Const,
    Volatile,
    /// `__extension__`
    Extension,
    /// `export`
    Export,
}

/// A region that was passed through without being understood; counted, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unparsed {
    /// The tokens skipped: from where the declaration began to where reading resumed.
    pub range: TokenRange,
    /// The token at which the grammar did not fit.
    pub at: TokenId,
    /// Why.
    pub reason: Reason,
}

/// Why a region is unparsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// No declaration begins with this token.
    ExpectedDeclaration,
    /// A type was expected.
    ExpectedType,
    /// A declarator was expected.
    ExpectedDeclarator,
    /// A name was expected.
    ExpectedName,
    /// An expression was expected.
    ExpectedExpression,
    /// A certain token (`;`, `)`, `=`, ...) was expected.
    ExpectedToken,
    /// A `<` of a template-argument or template-parameter list has no `>`.
    UnclosedAngle,
    /// A token that fits nowhere followed a complete declaration.
    UnexpectedToken,
    /// [`limits`](crate::limits) was reached.
    TooDeep,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 9] = [
        Reason::ExpectedDeclaration,
        Reason::ExpectedType,
        Reason::ExpectedDeclarator,
        Reason::ExpectedName,
        Reason::ExpectedExpression,
        Reason::ExpectedToken,
        Reason::UnclosedAngle,
        Reason::UnexpectedToken,
        Reason::TooDeep,
    ];

    /// The name used in statistics.
    pub fn name(self) -> &'static str {
        match self {
            Reason::ExpectedDeclaration => "expected-declaration",
            Reason::ExpectedType => "expected-type",
            Reason::ExpectedDeclarator => "expected-declarator",
            Reason::ExpectedName => "expected-name",
            Reason::ExpectedExpression => "expected-expression",
            Reason::ExpectedToken => "expected-token",
            Reason::UnclosedAngle => "unclosed-angle",
            Reason::UnexpectedToken => "unexpected-token",
            Reason::TooDeep => "too-deep",
        }
    }
}

/// An entity: what one or more declarations declare. Redeclarations of one function, variable, class, ... share
/// it; every namespace has one.
#[derive(Clone, Debug)]
pub struct Entity {
    /// Its name: the identifier, or what a function without one is filed under
    /// ([`Function::filed`](super::Function::filed)).
    pub name: Symbol,
    /// The class or namespace that it is a member of.
    pub scope: ScopeId,
    /// Its declarations in source order.
    pub declarations: SmallVec<[DeclarationId; 2]>,
    /// The template that it is an explicit or partial specialisation or an instantiation of, when known.
    pub specializes: Option<EntityId>,
}
