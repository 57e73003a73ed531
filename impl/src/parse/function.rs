//! The rest of a function: what follows the parameter list, and the body ([dcl.fct], [dcl.fct.def]).

use super::again::Later;
use super::name::Context;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::tree::{Body, IdRange, ParameterId, Reason, Reference, ScopeId};

/// A parameter list and its qualifiers ([dcl.fct], parameters-and-qualifiers and trailing-return-type).
#[derive(Clone, Debug)]
pub(super) struct FunctionSuffix {
    pub(super) open: TokenId,
    pub(super) close: TokenId,
    pub(super) parameters: IdRange<ParameterId>,
    pub(super) has_ellipsis: bool,
    pub(super) abbreviated: bool,
    pub(super) is_const: bool,
    pub(super) is_volatile: bool,
    pub(super) reference: Reference,
    pub(super) exception_specification: TokenRange,
    pub(super) trailing_return: TokenRange,
}

/// What may stand between a function's declarator and its body.
#[derive(Clone, Copy, Debug)]
pub(super) struct FunctionEnd {
    pub(super) requires_clause: TokenRange,
    pub(super) is_override: bool,
    pub(super) is_final: bool,
}

impl Parser<'_> {
    /// parameters-and-qualifiers, the `(` being here.
    pub(super) fn parameters_and_qualifiers(&mut self) -> Parsed<FunctionSuffix> {
        let open = self.expect(Kind::OpenParen)?;
        let close = self.tokens.partner(open);
        let parameters = self.parameter_declaration_clause(close)?;
        self.expect(Kind::CloseParen)?;
        let mut suffix = FunctionSuffix {
            open,
            close,
            parameters: parameters.parameters,
            has_ellipsis: parameters.has_ellipsis,
            abbreviated: parameters.abbreviated,
            is_const: false,
            is_volatile: false,
            reference: Reference::None,
            exception_specification: TokenRange::empty_at(self.at),
            trailing_return: TokenRange::empty_at(self.at),
        };
        loop {
            let start = self.at;
            match self.kind() {
                Kind::Const => {
                    suffix.is_const = true;
                    self.advance();
                }
                Kind::Volatile => {
                    suffix.is_volatile = true;
                    self.advance();
                }
                Kind::Restrict => {
                    self.advance();
                }
                Kind::Amp => {
                    suffix.reference = Reference::Lvalue;
                    self.advance();
                }
                Kind::AmpAmp => {
                    suffix.reference = Reference::Rvalue;
                    self.advance();
                }
                Kind::Noexcept | Kind::Throw => {
                    self.exception_specification()?;
                    suffix.exception_specification = self.since(start);
                }
                Kind::Arrow => {
                    self.advance();
                    suffix.trailing_return = self.nested(Self::type_id)?;
                }
                Kind::OpenBracket if self.ahead(1) == Kind::OpenBracket => self.attribute_specifier()?,
                Kind::Attribute | Kind::Declspec => self.attribute_specifier()?,
                Kind::Identifier if self.symbol().is_attribute_word() => self.attribute_specifier()?,
                _ => return Ok(suffix),
            }
        }
    }

    /// noexcept-specifier ([except.spec]); in a class it is read when the class is complete.
    pub(super) fn exception_specification(&mut self) -> Parsed<()> {
        let is_throw = self.accept(Kind::Throw).is_some();
        if !is_throw {
            self.expect(Kind::Noexcept)?;
        }
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Ok(());
        }
        if is_throw {
            let close = self.tokens.partner(open);
            if self.wants(TokenRange::new(open, close)) {
                return self.unevaluated(Self::builtin_arguments);
            }
        }
        self.brackets(Kind::OpenParen)?;
        if !is_throw {
            let range = self.since(open);
            self.unevaluated(|parser| parser.read_later(Later::Parens, range, parser.scope))?;
        }
        Ok(())
    }

    /// virt-specifiers, requires-clause, assembler name and attributes, in any order that compilers take.
    pub(super) fn function_end(&mut self) -> Parsed<FunctionEnd> {
        let mut end = FunctionEnd {
            requires_clause: TokenRange::empty_at(self.at),
            is_override: false,
            is_final: false,
        };
        loop {
            match self.kind() {
                Kind::Identifier if self.symbol() == known::OVERRIDE => {
                    end.is_override = true;
                    self.advance();
                }
                Kind::Identifier if self.symbol() == known::FINAL => {
                    end.is_final = true;
                    self.advance();
                }
                Kind::Requires => end.requires_clause = self.opt_requires_clause()?,
                Kind::Asm => {
                    self.advance();
                    self.brackets(Kind::OpenParen)?;
                }
                _ if self.at_attribute() => self.attribute_specifier()?,
                _ => return Ok(end),
            }
        }
    }

    /// function-body or nothing; the `;` of a declaration stays. The second value tells whether it is a
    /// definition that no `;` follows.
    pub(super) fn opt_function_body(&mut self, scope: ScopeId) -> Parsed<(Body, bool)> {
        let start = self.at;
        match self.kind() {
            Kind::Assign => {
                self.advance();
                let token = self.at;
                let body = match self.kind() {
                    Kind::Default => Body::Default(token),
                    Kind::Delete => Body::Delete(token),
                    Kind::Number => Body::Pure(token),
                    _ => return Err(self.failure(Reason::ExpectedToken)),
                };
                self.advance();
                if self.kind() == Kind::OpenParen {
                    self.brackets(Kind::OpenParen)?;
                }
                Ok((body, false))
            }
            Kind::OpenBrace | Kind::Colon => {
                self.opt_ctor_initializer()?;
                let (open, _) = self.brackets(Kind::OpenBrace)?;
                self.pass_body(start, scope)?;
                Ok((Body::Block { range: self.since(start), open }, true))
            }
            Kind::Try => {
                self.advance();
                self.opt_ctor_initializer()?;
                let (open, _) = self.brackets(Kind::OpenBrace)?;
                while self.kind() == Kind::Catch {
                    self.advance();
                    self.brackets(Kind::OpenParen)?;
                    self.brackets(Kind::OpenBrace)?;
                }
                self.pass_body(start, scope)?;
                Ok((Body::Try { range: self.since(start), open }, true))
            }
            _ => Ok((Body::None, false)),
        }
    }

    /// Behind a body: it is read when it matters.
    fn pass_body(&mut self, start: TokenId, scope: ScopeId) -> Parsed<()> {
        if self.again.is_none() {
            self.statistics.bodies_skipped += 1;
            return Ok(());
        }
        self.read_later(Later::Body, self.since(start), scope)
    }

    /// ctor-initializer ([class.base.init]).
    fn opt_ctor_initializer(&mut self) -> Parsed<()> {
        if self.accept(Kind::Colon).is_none() {
            return Ok(());
        }
        loop {
            self.qualified_name_quietly(Context::Type)?;
            match self.kind() {
                Kind::OpenParen | Kind::OpenBrace => self.brackets(self.kind())?,
                _ => return Err(self.failure(Reason::ExpectedToken)),
            };
            self.accept(Kind::Ellipsis);
            if self.accept(Kind::Comma).is_none() {
                return Ok(());
            }
        }
    }
}
