//! Template headers and attributes.

use super::{DeclarationId, IdRange, ParameterId, TemplateParameterId};
use crate::lex::{Symbol, TokenId, TokenRange};

/// `template<...>` and the requires-clause after it ([temp.pre]).
#[derive(Clone, Debug)]
pub struct TemplateHeader {
    /// From `template` to `>`.
    pub range: TokenRange,
    /// The `<`.
    pub open: TokenId,
    /// The `>`.
    pub close: TokenId,
    /// The parameters.
    pub parameters: IdRange<TemplateParameterId>,
    /// `requires ...`; empty when there is none.
    pub requires_clause: TokenRange,
}

/// A template-parameter ([temp.param]).
#[derive(Clone, Debug)]
pub struct TemplateParameter {
    /// Type, non-type or template.
    pub kind: TemplateParameterKind,
    /// All its tokens, default included, without the comma.
    pub range: TokenRange,
    /// The token before which a missing name goes; the name itself when there is one.
    pub name_place: TokenId,
    /// It has a name.
    pub has_name: bool,
    /// A pack: its `...` stands before the name.
    pub is_pack: bool,
    /// The first token of the default argument, after the `=`; the end of [`range`](TemplateParameter::range) when
    /// there is none.
    pub default_start: TokenId,
    /// The end of the [introducer](TemplateParameter::introducer).
    pub introducer_end: TokenId,
}

impl TemplateParameter {
    /// The name.
    pub fn name(&self) -> Option<TokenId> {
        self.has_name.then_some(self.name_place)
    }

    /// The default argument, after the `=`; empty when there is none.
    pub fn default(&self) -> TokenRange {
        TokenRange::new(self.default_start, self.range.end)
    }

    /// Everything before the name: `class`, `const int`, `template<class> class`, the constraint. A non-type
    /// parameter's declarator may go around the name.
    pub fn introducer(&self) -> TokenRange {
        TokenRange::new(self.range.start, self.introducer_end)
    }

    /// All but the default argument.
    pub fn declaration(&self) -> TokenRange {
        let end = if self.default().is_empty() { self.range.end } else { self.default_start.previous() };
        TokenRange::new(self.range.start, end)
    }
}

/// The kind of a template parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TemplateParameterKind {
    /// `class T`, `typename T`, `Concept T`.
    Type,
    /// `int N`
    NonType,
    /// `template<class> class C`
    Template,
}

/// One attribute. `__attribute__((a, b))` is two of them with the same [`whole`](Attribute::whole).
#[derive(Clone, Debug)]
pub struct Attribute {
    /// How it is written.
    pub syntax: AttributeSyntax,
    /// Its name, underscores as written: `device`, `__noreturn__`, `nodiscard`, `__global__`, `alignas`.
    pub name: Symbol,
    /// The name's token.
    pub name_token: TokenId,
    /// What is inside the parentheses after the name; empty when there are none.
    pub arguments: TokenRange,
    /// From `__attribute__`, `[[`, `alignas` or the word itself to its end.
    pub whole: TokenRange,
    /// It is the only one in [`whole`](Attribute::whole).
    pub is_alone: bool,
    /// Which declaration owns it.
    pub owner: AttributeOwner,
}

/// How an attribute is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttributeSyntax {
    /// `__attribute__((x))`
    Gnu,
    /// `[[x]]`
    Standard,
    /// `alignas(x)`
    Alignas,
    /// `__declspec(x)`
    Declspec,
    /// A word: `__noinline__`, `__nv_pure__`; in text that the toolkit's headers have not touched `__device__`,
    /// `__launch_bounds__(64)` and so on.
    Word,
}

/// What an attribute belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AttributeOwner {
    /// Nothing that was read: inside a body, an expression or an unparsed region.
    #[default]
    None,
    /// A declaration.
    Declaration(DeclarationId),
    /// A parameter of a function.
    Parameter(ParameterId),
    /// Something inside a declaration that has no id of its own: a nested declarator, a type-id, an enumerator.
    Inside(DeclarationId),
}
