//! Declarators ([dcl.decl]).

use super::function::FunctionSuffix;
use super::name::{Context, Name, NameKind};
use super::specifier::Specifiers;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::Meaning;
use crate::tree::{Form, Reason, ScopeId, Shape};

/// Where a declarator stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A member or friend: `(` behind the name is always a parameter list.
    Member,
    /// Outside of classes: `(` may begin an initialiser.
    Namespace,
    /// In a block: as outside of classes.
    Block,
    /// A parameter: the name may be missing, parameter lists are passed over.
    Parameter,
}

/// A declarator.
#[derive(Clone, Debug)]
pub(super) struct Declarator {
    pub(super) range: TokenRange,
    pub(super) name: Option<Name>,
    /// The scope that a qualified name is in; `None` when not known or not qualified.
    pub(super) target: Option<ScopeId>,
    /// Where a missing name goes.
    pub(super) name_place: TokenId,
    pub(super) pack: Option<TokenId>,
    pub(super) shape: Shape,
    /// The outermost level is a `const` pointer.
    pub(super) is_const: bool,
    /// The end of the ptr-operators before the name.
    pub(super) operators_end: TokenId,
    /// The name is inside parentheses.
    pub(super) is_wrapped: bool,
    /// There is a ptr-operator at any level.
    pub(super) has_operator: bool,
    /// A ptr-operator goes around the name inside parentheses.
    pub(super) inner_operator: bool,
    /// Where the array bounds begin in [`Pending`](super::Pending).
    pub(super) first_bound: usize,
    /// The declared function's parameters and what follows them.
    pub(super) function: Option<FunctionSuffix>,
    /// `[a, b]`
    pub(super) structured_binding: TokenRange,
}

/// A ptr-operator with its `const`.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointerOperator {
    shape: Shape,
    is_const: bool,
}

impl Parser<'_> {
    /// declarator, or abstract-declarator where `role` allows it.
    pub(super) fn declarator(
        &mut self,
        role: Role,
        specifiers: &Specifiers,
        form: Form,
    ) -> Parsed<Declarator> {
        let start = self.at;
        let operator = self.opt_ptr_operators()?;
        let mut declarator = Declarator {
            range: TokenRange::empty_at(start),
            name: None,
            target: None,
            name_place: self.at,
            pack: None,
            shape: Shape::Plain,
            is_const: false,
            operators_end: self.at,
            is_wrapped: false,
            has_operator: operator.is_some(),
            inner_operator: false,
            first_bound: self.pending.bounds.len(),
            function: None,
            structured_binding: TokenRange::empty_at(start),
        };
        if self.kind() == Kind::Ellipsis && role == Role::Parameter && self.is_pack(specifiers) {
            declarator.pack = Some(self.advance());
            declarator.name_place = self.at;
        }
        match self.kind() {
            Kind::OpenParen if role != Role::Parameter || self.is_parenthesized_declarator() => {
                let open = self.at;
                let close = self.tokens.partner(open);
                self.advance();
                self.opt_attribute_specifier_seq()?;
                let inner = self.nested(|parser| parser.declarator(role, specifiers, form))?;
                if self.at != close {
                    return Err(self.failure(Reason::ExpectedToken));
                }
                self.advance();
                declarator = Declarator {
                    range: declarator.range,
                    operators_end: declarator.operators_end,
                    has_operator: declarator.has_operator || inner.has_operator,
                    inner_operator: inner.has_operator,
                    first_bound: declarator.first_bound,
                    is_wrapped: true,
                    ..inner
                };
            }
            Kind::OpenBracket if role != Role::Parameter && self.ahead(1) != Kind::OpenBracket => {
                // A structured binding: `auto &[a, b]`.
                let (open, close) = self.brackets(Kind::OpenBracket)?;
                if self.again.is_some() {
                    self.at = open;
                    self.inside(open, Self::identifier_list)?;
                }
                declarator.structured_binding = TokenRange::new(open, close.next());
            }
            Kind::Identifier | Kind::ColonColon | Kind::Operator | Kind::Tilde | Kind::Decltype
                if !self.symbol().is_attribute_word() =>
            {
                let name = self.qualified_name_quietly(Context::Type)?;
                self.note_declared(&name);
                declarator.name_place = name.token;
                if !name.qualifier.is_empty() {
                    declarator.target = self.qualifier(name.qualifier).scope();
                }
                declarator.name = Some(name);
            }
            _ if role == Role::Parameter => {}
            _ => return Err(self.failure(Reason::ExpectedDeclarator)),
        }
        self.opt_attribute_specifier_seq()?;
        self.declarator_suffixes(role, specifiers, form, &mut declarator)?;
        if declarator.shape == Shape::Plain
            && let Some(operator) = operator
        {
            declarator.shape = operator.shape;
            declarator.is_const = operator.is_const;
        }
        declarator.range.end = self.at;
        Ok(declarator)
    }

    /// What follows the name: parameter lists and array bounds.
    fn declarator_suffixes(
        &mut self,
        role: Role,
        specifiers: &Specifiers,
        form: Form,
        declarator: &mut Declarator,
    ) -> Parsed<()> {
        loop {
            match self.kind() {
                Kind::OpenParen => {
                    let declares = declarator.shape == Shape::Plain && declarator.function.is_none();
                    if role == Role::Parameter {
                        self.pass_parameters()?;
                    } else if !declares {
                        // The parameters of a pointed-to or returned function type, or an initialiser.
                        if !declarator.is_wrapped {
                            return Ok(());
                        }
                        if role != Role::Member && !self.is_parameter_list(specifiers, Form::Plain) {
                            return Ok(());
                        }
                        self.pass_parameters()?;
                    } else {
                        let outer = self.scope;
                        self.scope = declarator.target.unwrap_or(outer);
                        let is_certain = role == Role::Member
                            || specifiers.is_typedef
                            || declarator.name.is_some_and(|name| name.kind != NameKind::Identifier)
                            || !specifiers.has_type
                            || specifiers.is_void && !declarator.has_operator;
                        let is_function = is_certain || self.is_parameter_list(specifiers, form);
                        let suffix = is_function.then(|| self.nested(Self::parameters_and_qualifiers));
                        self.scope = outer;
                        let Some(suffix) = suffix else { return Ok(()) };
                        declarator.function = Some(suffix?);
                    }
                    if declarator.shape == Shape::Plain {
                        declarator.shape = Shape::Function;
                    }
                }
                Kind::OpenBracket if self.ahead(1) != Kind::OpenBracket => {
                    let (open, close) = self.bound()?;
                    self.pending.bounds.push(TokenRange::new(open.next(), close));
                    if declarator.shape == Shape::Plain {
                        declarator.shape = Shape::Array;
                    }
                }
                Kind::OpenBracket | Kind::Attribute | Kind::Declspec => self.attribute_specifier()?,
                _ => return Ok(()),
            }
        }
    }

    /// abstract-declarator; possibly none.
    pub(super) fn abstract_declarator(&mut self) -> Parsed<()> {
        self.opt_ptr_operators()?;
        if self.kind() == Kind::OpenParen && self.is_parenthesized_declarator() {
            let close = self.tokens.partner(self.at);
            self.advance();
            self.opt_attribute_specifier_seq()?;
            self.nested(Self::abstract_declarator)?;
            if self.at != close {
                return Err(self.failure(Reason::ExpectedToken));
            }
            self.advance();
        }
        loop {
            match self.kind() {
                Kind::OpenParen => self.pass_parameters()?,
                Kind::OpenBracket if self.ahead(1) != Kind::OpenBracket => {
                    self.bound()?;
                }
                Kind::Ellipsis => {
                    self.advance();
                }
                _ => return Ok(()),
            }
        }
    }

    /// The names of a structured binding ([dcl.struct.bind]).
    fn identifier_list(&mut self) -> Parsed<()> {
        loop {
            self.accept(Kind::Ellipsis);
            self.expect(Kind::Identifier)?;
            let head = self.no_head();
            self.opt_attribute_specifier_seq()?;
            self.drop_pending(&head);
            if self.accept(Kind::Comma).is_none() {
                return Ok(());
            }
        }
    }

    /// `[` constant-expression `]` of a declarator; possibly nothing between.
    fn bound(&mut self) -> Parsed<(TokenId, TokenId)> {
        let open = self.at;
        let close = self.tokens.partner(open);
        let range = TokenRange::new(open.next(), close);
        self.brackets(Kind::OpenBracket)?;
        // C's `[static 3]` and `[restrict]` fit nowhere else.
        if !range.is_empty()
            && self.wants(range)
            && !matches!(self.kind_at(open.next()), Kind::Static | Kind::Restrict)
        {
            let behind = self.at;
            self.again(range, Self::constant_expression)?;
            self.at = behind;
        }
        Ok((open, close))
    }

    /// ptr-operators with their cv-qualifiers and attributes; the last of them, if any ([dcl.ptr]).
    pub(super) fn opt_ptr_operators(&mut self) -> Parsed<Option<PointerOperator>> {
        let mut last = None;
        loop {
            let shape = match self.kind() {
                Kind::Star => Shape::Pointer,
                Kind::Caret => Shape::Pointer,
                Kind::Amp => Shape::LvalueReference,
                Kind::AmpAmp => Shape::RvalueReference,
                Kind::Identifier | Kind::ColonColon | Kind::Decltype if self.is_member_pointer() => {
                    self.qualified_name(Context::Type)?;
                    self.at = self.at.previous();
                    Shape::Pointer
                }
                _ => return Ok(last),
            };
            self.advance();
            let mut operator = PointerOperator { shape, is_const: false };
            loop {
                match self.kind() {
                    Kind::Const => {
                        operator.is_const = true;
                        self.advance();
                    }
                    Kind::Volatile | Kind::Restrict => {
                        self.advance();
                    }
                    Kind::Attribute | Kind::Declspec => self.attribute_specifier()?,
                    Kind::OpenBracket if self.ahead(1) == Kind::OpenBracket => self.attribute_specifier()?,
                    Kind::Identifier if self.symbol().is_attribute_word() => self.attribute_specifier()?,
                    _ => break,
                }
            }
            last = Some(operator);
        }
    }

    /// True when the name here ends in `::*`.
    fn is_member_pointer(&mut self) -> bool {
        // A lone identifier is the usual declarator-id.
        if self.kind() == Kind::Identifier && !matches!(self.ahead(1), Kind::ColonColon | Kind::Less) {
            return false;
        }
        let start = self.at;
        let name = self.qualified_name_quietly(Context::Type);
        self.at = start;
        name.is_ok_and(|name| name.kind == NameKind::MemberPointer)
    }

    /// In a parameter or type-id: whether the `(` here goes around a declarator rather than parameters
    /// ([dcl.ambig.res]).
    fn is_parenthesized_declarator(&mut self) -> bool {
        match self.ahead(1) {
            Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Caret | Kind::OpenParen => true,
            Kind::Attribute | Kind::Declspec => true,
            Kind::Ellipsis => matches!(self.ahead(2), Kind::Identifier),
            Kind::OpenBracket => self.ahead(2) != Kind::OpenBracket,
            Kind::Identifier | Kind::ColonColon => {
                let start = self.at;
                self.advance();
                let name = self.qualified_name_quietly(Context::Type);
                let behind = self.kind();
                self.at = start;
                match name {
                    Ok(name) if name.kind == NameKind::MemberPointer => true,
                    Ok(name) if name.qualifier.is_empty() && name.arguments.is_empty() => {
                        matches!(behind, Kind::CloseParen | Kind::OpenBracket | Kind::OpenParen)
                            && !self.is_type_name(name.token)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether an unqualified name is a type here; unknown names count as types in a type's place.
    pub(super) fn is_type_name(&self, token: TokenId) -> bool {
        let symbol = self.tokens.symbol(token);
        if self.local(symbol).is_some_and(|local| local.kind != super::LocalKind::Value) {
            return true;
        }
        match self.find_name(self.scope, symbol, Meaning::NONE) {
            Some(found) => found.meaning.is_any(Meaning::ANY_TYPE.with(Meaning::UNKNOWN)),
            None => false,
        }
    }

    /// Whether the `...` here makes a parameter pack, and is not C's.
    fn is_pack(&self, specifiers: &Specifiers) -> bool {
        match self.ahead(1) {
            Kind::Identifier => true,
            Kind::CloseParen
            | Kind::Comma
            | Kind::Assign
            | Kind::Greater
            | Kind::OpenBracket
            // `Args......`: a pack, then the C ellipsis.
            | Kind::Ellipsis => {
                specifiers.deduced != crate::tree::Deduced::No || self.mentions_pack(specifiers.type_range)
            }
            _ => false,
        }
    }

    /// What a name means here; `None` when not known.
    pub(super) fn meaning_of(&mut self, name: &Name) -> Option<Meaning> {
        let symbol = self.tokens.symbol(name.token);
        if name.qualifier.is_empty() {
            if let Some(local) = self.local(symbol) {
                return Some(if local.kind == super::LocalKind::Value {
                    Meaning::VALUE
                } else {
                    Meaning::TYPE
                });
            }
            return self.find_name(self.scope, symbol, Meaning::NONE).map(|found| found.meaning);
        }
        let scope = self.qualifier(name.qualifier).scope()?;
        self.find_member(scope, symbol, Meaning::NONE).map(|found| found.meaning)
    }

    /// A parameter list of a type that is not the declared function's own, with its qualifiers.
    pub(super) fn pass_parameters(&mut self) -> Parsed<()> {
        let open = self.at;
        let close = self.tokens.partner(open);
        if self.kind() == Kind::OpenParen && self.wants(TokenRange::new(open, close)) {
            // The names are visible in the trailing type only, and mostly missing. What does not fit is passed over, as where
            // nothing is wanted: what stands around it is read in both modes.
            self.again(TokenRange::new(open.next(), close), |parser| {
                parser.parameter_declaration_clause(close)
            })?;
            self.expect(Kind::CloseParen)?;
        } else {
            self.brackets(Kind::OpenParen)?;
        }
        self.pass_function_qualifiers()
    }

    /// What may stand behind a parameter list that is not the declared function's own.
    pub(super) fn pass_function_qualifiers(&mut self) -> Parsed<()> {
        loop {
            match self.kind() {
                Kind::Const | Kind::Volatile | Kind::Amp | Kind::AmpAmp => {
                    self.advance();
                }
                Kind::Noexcept | Kind::Throw => self.exception_specification()?,
                Kind::Arrow => {
                    self.advance();
                    self.nested(Self::type_id)?;
                    return Ok(());
                }
                Kind::Attribute => self.attribute_specifier()?,
                _ => return Ok(()),
            }
        }
    }
}
