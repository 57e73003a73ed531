//! Functions and their parameters.

use super::{AttributeId, DeclarationId, FunctionTailId, IdRange, ParameterId, ScopeId, Tree};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};

/// A function declaration or definition ([dcl.fct]), free or member, friend, constructor, destructor, operator,
/// conversion function, deduction guide.
#[derive(Clone, Debug)]
pub struct Function {
    /// The declaration it is part of.
    pub declaration: DeclarationId,
    /// What kind of name it has.
    pub name: FunctionName,
    /// What it is filed under: its identifier, `operator+`, `operator()`, or
    /// [`known::CONSTRUCTOR`](crate::lex::known::CONSTRUCTOR) and its like.
    pub filed: Symbol,
    /// The identifier, `operator`, or the `~` of a destructor.
    pub name_token: TokenId,
    /// The declarator-id: qualifier, name, template arguments; for operators the symbol, for conversion
    /// functions the type too.
    pub declarator_id: TokenRange,
    /// Where the [template arguments](Function::template_arguments) after the name begin; the end of the declarator-id
    /// when there are none.
    pub arguments_start: TokenId,
    /// `template` stands between the qualifier and the name.
    pub has_template_keyword: bool,
    /// The scope the qualifier names, [`Declaration::scope`](super::Declaration::scope) when there is no
    /// qualifier (for a friend: the enclosing namespace), `None` when it is not known.
    pub target: Option<ScopeId>,
    /// From the first to the last token of the return type as written before the name: type specifiers, cv and
    /// pointer operators; specifiers and attributes among them are inside the range. Empty for constructors,
    /// destructors, conversion functions and guides.
    pub return_type: TokenRange,
    /// The return type is not all in [`return_type`](Function::return_type): the declarator goes around the name,
    /// as in `int (*getfp(int a))(int)`, or it is not the first one, as `*g()` in `int f(), *g();`.
    pub wrapped_return: bool,
    /// Whether the return type is deduced from the body.
    pub deduced: Deduced,
    /// The `(` of the parameter list.
    pub open: TokenId,
    /// The `)` of the parameter list.
    pub close: TokenId,
    /// The parameters; `(void)` has none.
    pub parameters: IdRange<ParameterId>,
    /// The C `...` stands before the `)`.
    pub has_ellipsis: bool,
    /// Some parameter's type has a placeholder `auto`: an abbreviated function template ([dcl.fct]).
    pub abbreviated: bool,
    /// `const` after the parameters.
    pub is_const: bool,
    /// `volatile` after the parameters.
    pub is_volatile: bool,
    /// `&` or `&&` after the parameters.
    pub reference: Reference,
    /// `noexcept`, `noexcept(...)`, `throw(...)`; empty when there is none.
    pub exception_specification: TokenRange,
    /// What few functions have behind their declarator; see [`Tree::trailing_return`] and [`Tree::requires_clause`].
    pub tail: Option<FunctionTailId>,
    /// `override` or `final`.
    pub is_override: bool,
    /// `final`.
    pub is_final: bool,
    /// What follows the declarator.
    pub body: Body,
}

/// What few functions have behind their declarator.
#[derive(Clone, Debug)]
pub struct FunctionTail {
    /// The type after `->`; empty when there is none.
    pub trailing_return: TokenRange,
    /// `requires ...` after the declarator; empty when there is none.
    pub requires_clause: TokenRange,
}

impl Tree {
    /// The type after a function's `->`; empty when there is none.
    pub fn trailing_return(&self, function: &Function) -> TokenRange {
        function.tail.map_or(TokenRange::empty_at(function.close), |tail| self[tail].trailing_return)
    }

    /// `requires ...` after a function's declarator; empty when there is none.
    pub fn requires_clause(&self, function: &Function) -> TokenRange {
        function.tail.map_or(TokenRange::empty_at(function.close), |tail| self[tail].requires_clause)
    }

    /// The type that a call of a function gives, as far as it is written in one place: behind `->`, else before the
    /// name.
    pub fn result_type(&self, function: &Function) -> TokenRange {
        let trailing = self.trailing_return(function);
        if trailing.is_empty() { function.return_type } else { trailing }
    }
}

impl Function {
    /// The nested-name-specifier with its last `::`; empty for an unqualified name.
    pub fn qualifier(&self) -> TokenRange {
        let name = self.name_token;
        let end = if self.has_template_keyword { name.previous() } else { name };
        TokenRange::new(self.declarator_id.start, end)
    }

    /// The nested-name-specifier without its last `::`, the name of the class of a member; none of an unqualified name.
    pub fn qualifying_name(&self) -> Option<TokenRange> {
        let colons = self.qualifier().iter().next_back()?;
        Some(TokenRange::new(self.declarator_id.start, colons))
    }

    /// `<...>` after the name, brackets included; empty when there is none.
    pub fn template_arguments(&self) -> TokenRange {
        TokenRange::new(self.arguments_start, self.declarator_id.end)
    }

    /// Whether the return type is deduced from the body, a placeholder behind `->` included.
    pub fn deduces_return(&self, tree: &Tree, tokens: &Tokens) -> bool {
        if self.deduced != Deduced::No {
            return true;
        }
        let trailing = tree.trailing_return(self);
        let mut at = trailing.start;
        while at < trailing.end {
            at = match tokens.kind(at) {
                Kind::Auto => return true,
                Kind::Decltype if tokens.kind(at.next().next()) == Kind::Auto => return true,
                // The `auto` of a lambda in `decltype` is none.
                kind if kind.is_open_bracket() => tokens.partner(at).max(at).next(),
                _ => at.next(),
            };
        }
        false
    }

    /// Whether it may be a constructor for braced-init-lists ([dcl.init.list]): `initializer_list` stands in a parameter's type.
    pub(crate) fn names_initializer_list(&self, tree: &Tree, tokens: &Tokens) -> bool {
        let mut words = self.parameters.iter().flat_map(|id| tree[id].type_specifier.iter());
        let list = tokens.symbols.find("initializer_list");
        list.is_some_and(|list| words.any(|at| tokens.symbol(at) == list))
    }

    /// Whether a call with so many arguments fits the parameters `all`, of which `has_default` says by index whether
    /// they may be left out. An explicit object parameter takes no argument ([dcl.fct]).
    pub fn takes(&self, all: &[Parameter], count: usize, has_default: impl Fn(usize) -> bool) -> bool {
        let is_open = self.has_ellipsis || all.iter().any(|one| one.is_pack);
        let explicit = usize::from(all.first().is_some_and(|one| one.explicit_object));
        let needed = all.iter().enumerate().skip(explicit);
        let least = needed.filter(|(index, one)| !one.is_pack && !has_default(*index)).count();
        count >= least && (is_open || count + explicit <= all.len())
    }
}

/// The kind of a function's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FunctionName {
    /// `f`
    Identifier,
    /// A constructor.
    Constructor,
    /// A destructor.
    Destructor,
    /// `operator+`, `operator()`, `operator new[]`.
    Operator,
    /// `operator T *`
    Conversion,
    /// `operator""_x`
    Literal,
    /// A deduction guide ([temp.deduct.guide]).
    DeductionGuide,
}

/// Whether a return type is deduced from the body ([dcl.spec.auto]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deduced {
    /// It is written (a trailing type counts as written).
    #[default]
    No,
    /// `auto`, `const auto &`, `auto *`, a constrained `C auto`.
    Auto,
    /// `decltype(auto)`
    DecltypeAuto,
}

/// A ref-qualifier or the reference of a declarator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reference {
    /// None.
    #[default]
    None,
    /// `&`
    Lvalue,
    /// `&&`
    Rvalue,
}

/// What follows a function's declarator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Body {
    /// `;`: a declaration only.
    #[default]
    None,
    /// A body.
    Block {
        /// From the `:` of the constructor initialisers, or from the `{` when there are none, to the `}`.
        range: TokenRange,
        /// The `{`.
        open: TokenId,
    },
    /// A function-try-block ([except.pre]).
    Try {
        /// From `try` to the `}` of the last handler.
        range: TokenRange,
        /// The `{` of the body itself.
        open: TokenId,
    },
    /// `= default`; the token is `default`.
    Default(TokenId),
    /// `= delete`; the token is `delete`.
    Delete(TokenId),
    /// `= 0`; the token is `0`.
    Pure(TokenId),
}

impl Body {
    /// The tokens of a definition's body, brackets, initialisers and handlers included; empty without one.
    pub fn range(self) -> Option<TokenRange> {
        match self {
            Body::Block { range, .. } | Body::Try { range, .. } => Some(range),
            _ => None,
        }
    }

    /// Whether there is a body, written or, for `= default`, made by compilers.
    pub fn is_some(self) -> bool {
        self.range().is_some() || matches!(self, Body::Default(_))
    }

    /// The constructor initialisers, from `:` to before `{`; empty when there are none.
    pub fn initializers(self) -> TokenRange {
        match self {
            Body::Block { range, open } => TokenRange::new(range.start, open),
            Body::Try { range, open } => TokenRange::new(range.start.next(), open),
            _ => TokenRange::default(),
        }
    }

    /// The `{` and `}` of the body.
    pub fn braces(self, tokens: &Tokens) -> Option<(TokenId, TokenId)> {
        match self {
            Body::Block { open, .. } | Body::Try { open, .. } => Some((open, tokens.partner(open))),
            _ => None,
        }
    }
}

/// A parameter-declaration ([dcl.fct]).
#[derive(Clone, Debug)]
pub struct Parameter {
    /// All tokens, default argument included, without the comma.
    pub range: TokenRange,
    /// The decl-specifier part of the type: `const T` in `const T &a[3] = {}`.
    pub type_specifier: TokenRange,
    /// The declarator, empty when there is none: `&a[3]` above.
    pub declarator: TokenRange,
    /// The token before which a missing name goes; the name itself when there is one.
    pub name_place: TokenId,
    /// It has a name.
    pub has_name: bool,
    /// A pack: its `...` stands before the name, or before the place of a missing one.
    pub is_pack: bool,
    /// The first token of the default argument, after the `=`; the end of [`range`](Parameter::range) when there is
    /// none.
    pub default_start: TokenId,
    /// What the declarator makes of the type, outermost level.
    pub shape: Shape,
    /// A `const` that is part of the outermost level (`const int n`, `T *const p`).
    pub is_const: bool,
    /// The referred-to type is `volatile`: `volatile C &`.
    pub refers_to_volatile: bool,
    /// `this T self`
    pub explicit_object: bool,
    /// Its attributes.
    pub attributes: IdRange<AttributeId>,
}

impl Parameter {
    /// The name.
    pub fn name(&self) -> Option<TokenId> {
        self.has_name.then_some(self.name_place)
    }

    /// The token before which a `&` goes that makes the parameter a reference to its type: the name (or its place)
    /// with a pack's `...` before it.
    pub fn reference_place(&self) -> TokenId {
        if self.is_pack { self.name_place.previous() } else { self.name_place }
    }

    /// The default argument, after the `=`; empty when there is none.
    pub fn default(&self) -> TokenRange {
        TokenRange::new(self.default_start, self.range.end)
    }
}

/// The outermost level of a declarator: what the declared name is, before any adjustment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The type specifier's own type.
    #[default]
    Plain,
    /// `*` or `C::*`
    Pointer,
    /// `&`
    LvalueReference,
    /// `&&`
    RvalueReference,
    /// `[...]`
    Array,
    /// `(...)`
    Function,
}
