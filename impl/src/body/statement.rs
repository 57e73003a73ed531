//! Statements.

use super::{BodyFault, LocalKind, Reader};
use crate::lex::{Kind, TokenId, TokenRange};

impl Reader<'_> {
    /// A compound statement in a scope of its own; gives the token behind it.
    pub(super) fn block(&mut self, open: TokenId) -> Result<TokenId, BodyFault> {
        let inside = self.inside(open);
        self.deeper(open, |reader| reader.statements(inside))?;
        Ok(self.behind_bracket(open))
    }

    pub(super) fn statements(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let mut at = range.start;
        while at < range.end {
            at = self.statement(at, range.end)?.max(at.next());
        }
        Ok(())
    }

    /// One statement; gives the token behind it.
    fn statement(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, BodyFault> {
        match self.kind(at) {
            Kind::OpenBrace => self.block(at),
            Kind::If | Kind::While | Kind::For | Kind::Switch => {
                self.deeper(at, |reader| reader.headed(at, end))
            }
            Kind::Do => {
                let at = self.statement(at.next(), end)?;
                self.simple_until_semicolon(at, end)
            }
            Kind::Else | Kind::Try => self.statement(at.next(), end),
            Kind::Catch if self.kind(at.next()) == Kind::OpenParen => self.deeper(at, |reader| {
                reader.parameters(reader.inside(at.next()))?;
                let body = reader.behind_bracket(at.next());
                reader.statement(body, end)
            }),
            Kind::Case => {
                let colon = self.find(at.next(), end, Kind::Colon);
                self.expression(TokenRange::new(at.next(), colon))?;
                Ok(colon.next())
            }
            Kind::Default => Ok(at.next().next()),
            Kind::Goto => Ok(self.find(at, end, Kind::Semicolon).next()),
            // A label; its name is never a use.
            Kind::Identifier if self.kind(at.next()) == Kind::Colon => Ok(at.next().next()),
            _ => self.simple_until_semicolon(at, end),
        }
    }

    /// `if`, `while`, `for`, `switch`: the head's declarations live until the end of the statement.
    fn headed(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, BodyFault> {
        let is_if = self.kind(at) == Kind::If;
        let mut open = at.next();
        while open < end && !matches!(self.kind(open), Kind::OpenParen | Kind::OpenBrace | Kind::Semicolon) {
            // `if constexpr (`, `if consteval {`.
            open = open.next();
        }
        let mut body = open;
        if self.kind(open) == Kind::OpenParen {
            self.head(self.inside(open))?;
            body = self.behind_bracket(open);
        }
        let mut at = self.statement(body, end)?;
        if is_if && at < end && self.kind(at) == Kind::Else {
            at = self.statement(at.next(), end)?;
        }
        Ok(at)
    }

    /// What stands in the parentheses of a headed statement.
    fn head(&mut self, range: TokenRange) -> Result<(), BodyFault> {
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

    fn simple_until_semicolon(&mut self, at: TokenId, end: TokenId) -> Result<TokenId, BodyFault> {
        let semicolon = self.find(at, end, Kind::Semicolon);
        self.simple(TokenRange::new(at, semicolon))?;
        Ok(semicolon.next())
    }

    /// A declaration or an expression, without its semicolon.
    pub(super) fn simple(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let at = range.start;
        match self.kind(at) {
            _ if range.is_empty() => Ok(()),
            Kind::Using => {
                let name = at.next();
                if self.kind(name) == Kind::Identifier && self.kind(name.next()) == Kind::Assign {
                    self.locals.declare(self.tokens.symbol(name), LocalKind::Type);
                    return self.expression(TokenRange::new(name.next(), range.end));
                }
                self.using(TokenRange::new(name, range.end));
                Ok(())
            }
            Kind::Namespace => Ok(()),
            Kind::Return | Kind::Throw | Kind::CoReturn | Kind::CoYield | Kind::StaticAssert | Kind::Asm => {
                self.expression(TokenRange::new(at.next(), range.end))
            }
            Kind::Extension => self.simple(TokenRange::new(at.next(), range.end)),
            _ if self.is_declaration(range) => self.declaration(range),
            _ => self.expression(range),
        }
    }

    /// A using-directive or using-declaration behind `using`: it names without using.
    fn using(&mut self, range: TokenRange) {
        if self.kind(range.start) == Kind::Namespace {
            self.locals.direct(TokenRange::new(range.start.next(), range.end));
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

    /// The first token of `kind` in `at..end` outside every bracket; `end` if there is none.
    pub(super) fn find(&self, mut at: TokenId, end: TokenId, kind: Kind) -> TokenId {
        while at < end {
            let here = self.kind(at);
            if here == kind {
                return at;
            }
            at = if here.is_open_bracket() { self.behind_bracket(at) } else { at.next() };
        }
        end
    }
}
