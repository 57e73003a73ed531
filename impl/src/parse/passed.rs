//! Expressions that are passed over: their end is found, their template-argument lists are noted. While text is
//! read again the range found is then read by the real grammar (`expression.rs`).

use super::again::Later;
use super::name::Context;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenRange};
use crate::tree::{Reason, ScopeId};

/// What ends an expression besides `;`, an unmatched closing bracket and the end of the input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stops {
    pub(super) comma: bool,
    pub(super) greater: bool,
    /// `=` and `{`: an initialiser behind a bit-field's width.
    pub(super) initializer: bool,
}

impl Stops {
    pub(super) const COMMA: Stops = Stops { comma: true, greater: false, initializer: false };
    pub(super) const COMMA_GREATER: Stops = Stops { comma: true, greater: true, initializer: false };
    pub(super) const BIT_WIDTH: Stops = Stops { comma: true, greater: false, initializer: true };
    pub(super) const NONE: Stops = Stops { comma: false, greater: false, initializer: false };
}

impl Parser<'_> {
    /// An expression or initializer-clause, up to one of `stops`.
    pub(super) fn expression_range(&mut self, stops: Stops) -> Parsed<TokenRange> {
        let start = self.at;
        self.pass_expression(stops)?;
        let range = self.since(start);
        if self.wants(range) {
            self.again(range, Self::initializer_clause)?;
        }
        Ok(range)
    }

    /// The initializer-clause of a variable or parameter declared in `scope`; in a class it is read when the class
    /// is complete.
    pub(super) fn initializer_range(&mut self, scope: ScopeId) -> Parsed<TokenRange> {
        let start = self.at;
        self.pass_expression(Stops::COMMA)?;
        let range = self.since(start);
        self.read_later(Later::Initializer, range, scope)?;
        Ok(range)
    }

    /// An expression-list in parentheses.
    pub(super) fn parentheses(&mut self) -> Parsed<()> {
        let open = self.at;
        self.brackets(Kind::OpenParen)?;
        let range = self.since(open);
        if self.wants(range) {
            self.again(range, Self::parenthesized_expression_list)?;
        }
        Ok(())
    }

    fn pass_expression(&mut self, stops: Stops) -> Parsed<()> {
        loop {
            match self.kind() {
                Kind::Semicolon | Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace | Kind::End => {
                    break;
                }
                // The `;` is missing: these begin a declaration.
                Kind::Namespace | Kind::Inline | Kind::Extern => break,
                Kind::Comma if stops.comma => break,
                Kind::Greater if stops.greater => break,
                Kind::OpenBrace | Kind::Assign if stops.initializer => break,
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => {
                    let close = self.tokens.partner(self.at);
                    self.at = close.next();
                    if self.kind() == Kind::Less && self.is_lambda_introducer(close) {
                        self.pass_template_argument_list()?;
                    }
                }
                Kind::Identifier => {
                    let name = self.advance();
                    if self.kind() == Kind::Less && self.is_template_name(name) {
                        self.pass_template_argument_list()?;
                    }
                }
                Kind::StaticCast | Kind::DynamicCast | Kind::ReinterpretCast | Kind::ConstCast => {
                    self.advance();
                    if self.kind() == Kind::Less {
                        self.pass_template_argument_list()?;
                    }
                }
                Kind::Operator => self.at = self.behind_operator(self.at),
                _ => {
                    self.advance();
                }
            }
        }
        Ok(())
    }

    /// requires-clause: primary expressions joined by `&&` and `||` ([temp.pre]).
    pub(super) fn opt_requires_clause(&mut self) -> Parsed<TokenRange> {
        let start = self.at;
        // A keyword only since C++20; before, an identifier can only be a name here.
        if self.accept(Kind::Requires).is_none() {
            return Ok(TokenRange::empty_at(start));
        }
        loop {
            self.unevaluated(Self::constraint_primary)?;
            if self.accept(Kind::AmpAmp).is_none() && self.accept(Kind::PipePipe).is_none() {
                return Ok(self.since(start));
            }
        }
    }

    /// A primary-expression of a constraint.
    fn constraint_primary(&mut self) -> Parsed<()> {
        match self.kind() {
            Kind::OpenParen => self.parentheses()?,
            Kind::Requires if self.again.is_some() => {
                self.requires_expression()?;
            }
            Kind::Requires => {
                self.advance();
                if self.kind() == Kind::OpenParen {
                    self.brackets(Kind::OpenParen)?;
                }
                self.brackets(Kind::OpenBrace)?;
            }
            Kind::True | Kind::False | Kind::Number => {
                self.advance();
            }
            Kind::Not => {
                self.advance();
                self.nested(Self::constraint_primary)?;
            }
            Kind::Identifier | Kind::ColonColon | Kind::Decltype | Kind::Typename => {
                self.accept(Kind::Typename);
                self.qualified_name(Context::Type)?;
                // GCC takes calls and braces where the grammar has only primary expressions.
                if self.kind() == Kind::OpenParen {
                    self.parentheses()?;
                }
            }
            Kind::Sizeof | Kind::Noexcept | Kind::Alignof => {
                self.advance();
                self.brackets(Kind::OpenParen)?;
            }
            _ => return Err(self.failure(Reason::ExpectedName)),
        }
        Ok(())
    }
}
