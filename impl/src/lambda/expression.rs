//! Expressions: which parts are evaluated, and the lambdas in them.

use super::closure::lambda;
use super::local::LocalKind;
use super::walk::{TooDeep, Walk};
use crate::lex::{Kind, TokenId, TokenRange};

impl Walk<'_> {
    /// Reads any row of tokens that declares nothing by itself.
    pub(super) fn expression(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let mut at = range.start;
        while at < range.end {
            at = self.part(at, range)?.max(at.next());
        }
        Ok(())
    }

    /// The part of an expression at `at`; gives the token behind it.
    fn part(&mut self, at: TokenId, range: TokenRange) -> Result<TokenId, TooDeep> {
        let end = range.end;
        Ok(match self.kind(at) {
            Kind::Identifier | Kind::ColonColon => self.name(at, end)?,
            Kind::This => {
                self.mention_this(at);
                at.next()
            }
            Kind::Dot | Kind::Arrow => self.member_name(at.next(), end),
            Kind::OpenBracket if self.kind(at.next()) == Kind::OpenBracket => self.behind_bracket(at),
            Kind::OpenBracket => match self.closure_at(at, range.start) {
                Some(lambda) => {
                    self.closure(&lambda)?;
                    lambda.body.end
                }
                None => at.next(),
            },
            Kind::OpenParen if self.kind(at.next()) == Kind::OpenBrace => {
                self.block(at.next())?;
                self.behind_bracket(at.next())
            }
            Kind::Sizeof => {
                let behind = self.behind_operand(at.next(), end);
                self.unevaluated(TokenRange::new(at.next(), behind))?;
                behind
            }
            Kind::Alignof
            | Kind::Decltype
            | Kind::Typeof
            | Kind::Typeid
            | Kind::Noexcept
            | Kind::TypeTrait => {
                let open = at.next();
                if self.kind(open) == Kind::OpenParen {
                    let inside = self.inside(open);
                    self.unevaluated(inside)?;
                    self.behind_bracket(open)
                } else {
                    open
                }
            }
            Kind::Attribute | Kind::Alignas | Kind::Declspec => {
                let open = at.next();
                if self.kind(open) == Kind::OpenParen { self.behind_bracket(open) } else { open }
            }
            Kind::Typename => self.qualified_name(at.next(), end).1,
            Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast | Kind::DynamicCast
                if self.kind(at.next()) == Kind::Less =>
            {
                self.angles(at.next(), end)
            }
            Kind::New => self.behind_new(at, end)?,
            Kind::Requires => self.behind_requirements(at),
            _ => at.next(),
        })
    }

    /// The lambda whose introducer begins at `at`, in an expression that begins at `start`.
    fn closure_at(&self, at: TokenId, start: TokenId) -> Option<super::Lambda> {
        let may_begin =
            at == start || self.outside.is_annotated(at) || self.may_precede_lambda(at.previous());
        if may_begin { lambda(self.tokens, at) } else { None }
    }

    /// Whether a `[` behind the token `at` begins a lambda and no subscript or bound.
    fn may_precede_lambda(&self, at: TokenId) -> bool {
        match self.kind(at) {
            Kind::Return
            | Kind::Case
            | Kind::CoReturn
            | Kind::CoYield
            | Kind::CoAwait
            | Kind::Throw
            | Kind::Else => true,
            // A cast; a subscript has no body behind it.
            Kind::CloseParen => true,
            kind if kind.is_keyword() => false,
            Kind::Identifier | Kind::CloseBracket | Kind::CloseBrace | Kind::Greater => false,
            Kind::Number | Kind::String | Kind::Character | Kind::Ellipsis => false,
            _ => true,
        }
    }

    /// An operand that is not evaluated, or a type: what it names is not captured, but a lambda in it is one.
    fn unevaluated(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let constant = std::mem::replace(&mut self.constant, true);
        let result = self.expression(range);
        self.constant = constant;
        result
    }

    /// The token behind the operand of `sizeof`: what is in parentheses, a pack, or a unary expression.
    fn behind_operand(&self, mut at: TokenId, end: TokenId) -> TokenId {
        if self.kind(at) == Kind::Ellipsis {
            at = at.next();
        }
        while matches!(
            self.kind(at),
            Kind::Star
                | Kind::Amp
                | Kind::Not
                | Kind::Tilde
                | Kind::Plus
                | Kind::Minus
                | Kind::PlusPlus
                | Kind::MinusMinus
                | Kind::Sizeof
        ) {
            at = at.next();
        }
        at = match self.kind(at) {
            Kind::OpenParen => self.behind_bracket(at),
            Kind::Identifier | Kind::ColonColon => self.qualified_name(at, end).1,
            _ => at.next(),
        };
        while at < end {
            at = match self.kind(at) {
                Kind::Dot | Kind::Arrow => self.member_name(at.next(), end),
                Kind::OpenParen | Kind::OpenBracket => self.behind_bracket(at),
                _ => return at,
            };
        }
        end
    }

    /// `new T[n][m]`: only the first bound is evaluated.
    fn behind_new(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, TooDeep> {
        let mut at = at.next();
        if self.kind(at) == Kind::OpenParen {
            let inside = self.inside(at);
            self.expression(inside)?;
            at = self.behind_bracket(at);
        }
        while at < end {
            at = match self.kind(at) {
                Kind::Identifier | Kind::ColonColon => self.qualified_name(at, end).1,
                Kind::Typename | Kind::Star | Kind::Const | Kind::Volatile => at.next(),
                kind if kind.is_keyword() => at.next(),
                _ => break,
            };
        }
        let mut is_first = true;
        while at < end && self.kind(at) == Kind::OpenBracket {
            if is_first {
                let inside = self.inside(at);
                self.expression(inside)?;
            }
            is_first = false;
            at = self.behind_bracket(at);
        }
        Ok(at)
    }

    /// The token behind a requires-expression or the constraint at `at`.
    fn behind_requirements(&self, at: TokenId) -> TokenId {
        let mut at = at.next();
        if self.kind(at) == Kind::OpenParen {
            at = self.behind_bracket(at);
        }
        if self.kind(at) == Kind::OpenBrace { self.behind_bracket(at) } else { at }
    }

    /// The names that a template header declares.
    pub(super) fn template_parameters(&mut self, range: TokenRange) {
        for at in range.iter() {
            let ends = matches!(self.kind(at.next()), Kind::Comma | Kind::Assign) || at.next() == range.end;
            if self.kind(at) == Kind::Identifier && ends {
                let mut before = at.previous();
                if self.kind(before) == Kind::Ellipsis {
                    before = before.previous();
                }
                let kind = match self.kind(before) {
                    Kind::Class | Kind::Typename => LocalKind::Type,
                    _ => LocalKind::Fixed,
                };
                self.locals.declare(self.tokens.symbol(at), kind);
            }
        }
    }
}
