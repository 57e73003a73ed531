//! Statements.

use super::local::LocalKind;
use super::walk::{TooDeep, Walk};
use crate::lex::{Kind, TokenId, TokenRange};

impl Walk<'_> {
    /// A compound statement in a scope of its own.
    pub(super) fn block(&mut self, open: TokenId) -> Result<(), TooDeep> {
        let inside = self.inside(open);
        self.deeper(open, |walk| walk.statements(inside))
    }

    /// A row of statements.
    pub(super) fn statements(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let mut at = range.start;
        while at < range.end {
            at = self.statement(at, range.end)?.max(at.next());
        }
        Ok(())
    }

    /// One statement; gives the token behind it.
    fn statement(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, TooDeep> {
        match self.kind(at) {
            Kind::OpenBrace => {
                self.block(at)?;
                Ok(self.behind_bracket(at))
            }
            Kind::If | Kind::While | Kind::For | Kind::Switch => self.deeper(at, |walk| walk.headed(at, end)),
            Kind::Do => {
                let at = self.statement(at.next(), end)?;
                self.simple_until_semicolon(at, end)
            }
            Kind::Else | Kind::Try => self.statement(at.next(), end),
            Kind::Catch if self.kind(at.next()) == Kind::OpenParen => self.deeper(at, |walk| {
                walk.parameters(walk.inside(at.next()))?;
                let body = walk.behind_bracket(at.next());
                walk.statement(body, end)
            }),
            // The value is constant.
            Kind::Case => Ok(self.find(at.next(), end, Kind::Colon).next()),
            Kind::Default => Ok(at.next().next()),
            Kind::Goto => Ok(self.find(at, end, Kind::Semicolon).next()),
            Kind::Identifier if self.kind(at.next()) == Kind::Colon => Ok(at.next().next()),
            Kind::OpenBracket if self.kind(at.next()) == Kind::OpenBracket => {
                let behind = self.behind_bracket(at);
                self.statement(behind, end)
            }
            _ => self.simple_until_semicolon(at, end),
        }
    }

    /// `if`, `while`, `for`, `switch`: the head's declarations live until the end of the statement.
    fn headed(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, TooDeep> {
        let is_if = self.kind(at) == Kind::If;
        let mut open = at.next();
        let mut is_constexpr = false;
        while open < end && !matches!(self.kind(open), Kind::OpenParen | Kind::OpenBrace | Kind::Semicolon) {
            is_constexpr |= self.kind(open) == Kind::Constexpr;
            open = open.next();
        }
        self.constexpr_ifs += u32::from(is_if && is_constexpr);
        let mut body = open;
        if self.kind(open) == Kind::OpenParen {
            let inside = self.inside(open);
            self.head(inside)?;
            body = self.behind_bracket(open);
        }
        let mut behind = self.statement(body, end)?;
        if is_if && behind < end && self.kind(behind) == Kind::Else {
            behind = self.statement(behind.next(), end)?;
        }
        self.constexpr_ifs -= u32::from(is_if && is_constexpr);
        Ok(behind)
    }

    /// What stands in the parentheses of a headed statement.
    fn head(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let mut at = range.start;
        loop {
            let semicolon = self.find(at, range.end, Kind::Semicolon);
            let part = TokenRange::new(at, semicolon);
            let colon = self.find(at, semicolon, Kind::Colon);
            let conditional = self.find(at, semicolon, Kind::Question);
            if colon < semicolon && colon < conditional {
                // The range is read outside the scope of the variable.
                self.expression(TokenRange::new(colon.next(), semicolon))?;
                self.simple(TokenRange::new(at, colon))?;
            } else {
                self.simple(part)?;
            }
            if semicolon >= range.end {
                return Ok(());
            }
            at = semicolon.next();
        }
    }

    fn simple_until_semicolon(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, TooDeep> {
        let semicolon = self.find(at, end, Kind::Semicolon);
        self.simple(TokenRange::new(at, semicolon))?;
        Ok(semicolon.next())
    }

    /// A declaration or an expression, without its semicolon.
    pub(super) fn simple(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let at = range.start;
        match self.kind(at) {
            _ if range.is_empty() => Ok(()),
            Kind::Using => {
                let name = at.next();
                if self.kind(name) == Kind::Identifier && self.kind(name.next()) == Kind::Assign {
                    self.locals.declare(self.tokens.symbol(name), LocalKind::Type);
                } else {
                    self.using(TokenRange::new(name, range.end));
                }
                Ok(())
            }
            Kind::Namespace | Kind::StaticAssert => Ok(()),
            Kind::Asm => self.assembly(TokenRange::new(at.next(), range.end)),
            Kind::Return | Kind::Throw | Kind::CoReturn | Kind::CoYield => {
                self.expression(TokenRange::new(at.next(), range.end))
            }
            Kind::Extension => self.simple(TokenRange::new(at.next(), range.end)),
            _ if self.is_declaration(range) => self.declaration(range),
            _ => self.expression(range),
        }
    }

    /// The operands of an asm declaration: `[name] "constraint" (expression)`.
    fn assembly(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let open = self.find(range.start, range.end, Kind::OpenParen);
        if open >= range.end {
            return Ok(());
        }
        let inside = self.inside(open);
        let mut at = inside.start;
        while at < inside.end {
            at = match self.kind(at) {
                Kind::OpenParen => {
                    let operand = self.inside(at);
                    self.expression(operand)?;
                    self.behind_bracket(at)
                }
                kind if kind.is_open_bracket() => self.behind_bracket(at),
                _ => at.next(),
            };
        }
        Ok(())
    }

    /// A using-declaration behind `using`: the names that it declares here.
    fn using(&mut self, range: TokenRange) {
        if self.kind(range.start) == Kind::Namespace {
            return;
        }
        let mut at = range.start;
        while at < range.end {
            let comma = self.find(at, range.end, Kind::Comma);
            let name = comma.previous();
            if self.kind(at) == Kind::Typename {
                at = at.next();
            }
            if self.kind(name) == Kind::Identifier {
                let qualified = TokenRange::new(at, comma);
                self.locals.declare(self.tokens.symbol(name), LocalKind::Using(qualified));
            }
            at = comma.next();
        }
    }
}
