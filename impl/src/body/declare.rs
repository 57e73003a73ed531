//! Declarations inside a body: which names they hide.

use super::{BodyFault, LocalKind, NameClass, Reader};
use crate::lex::{Kind, TokenId, TokenRange};

impl Reader<'_> {
    /// Whether the simple statement `range` is a declaration.
    pub(super) fn is_declaration(&self, range: TokenRange) -> bool {
        let at = range.start;
        match self.kind(at) {
            Kind::Identifier | Kind::ColonColon => {}
            Kind::OpenBracket => {
                // `[[attribute]] ...`
                return self.kind(at.next()) == Kind::OpenBracket
                    && self.is_declaration(TokenRange::new(self.behind_bracket(at), range.end));
            }
            Kind::Attribute => {
                return self.is_declaration(TokenRange::new(self.behind_bracket(at.next()), range.end));
            }
            Kind::Typename | Kind::Decltype | Kind::Typeof | Kind::TypeTrait => {
                let end = self.specifiers_end(range);
                return end < range.end
                    && !matches!(self.kind(end), Kind::OpenParen | Kind::OpenBrace | Kind::ColonColon);
            }
            kind if is_type_keyword(kind) => {
                let next = self.kind(at.next());
                return !matches!(next, Kind::OpenParen | Kind::OpenBrace)
                    || self.is_parenthesised_name(at.next(), range.end);
            }
            kind => return is_declaration_keyword(kind),
        }
        let (name, end) = self.qualified_name(at, range.end);
        let class = self.class_of(name);
        let is_type = matches!(class, NameClass::Type | NameClass::Template);
        match self.kind(end) {
            _ if end >= range.end => false,
            Kind::Identifier
            | Kind::Const
            | Kind::Volatile
            | Kind::Auto
            | Kind::Decltype
            | Kind::Attribute => true,
            Kind::Star | Kind::Amp | Kind::AmpAmp => is_type,
            Kind::OpenParen => is_type && self.is_parenthesised_name(end, range.end),
            _ => false,
        }
    }

    /// `(name)` before `=`, `[`, `;`, or `(*name)`: a declarator and no argument.
    fn is_parenthesised_name(&self, open: TokenId, end: TokenId) -> bool {
        if self.kind(open) != Kind::OpenParen {
            return false;
        }
        let inside = self.inside(open);
        if inside.is_empty() || self.kind(inside.last()) != Kind::Identifier {
            return false;
        }
        let behind = self.behind_bracket(open);
        let follows = if behind < end { self.kind(behind) } else { Kind::Semicolon };
        match inside.len() {
            1 => matches!(follows, Kind::Assign | Kind::OpenBracket | Kind::Semicolon | Kind::OpenBrace),
            _ => {
                matches!(self.kind(inside.start), Kind::Star | Kind::Amp | Kind::AmpAmp)
                    && matches!(follows, Kind::OpenParen | Kind::OpenBracket | Kind::Assign)
            }
        }
    }

    /// A simple declaration or a class definition, without its semicolon.
    pub(super) fn declaration(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let is_typedef = range.iter().take(4).any(|at| self.kind(at) == Kind::Typedef);
        let mut at = self.specifiers(range)?;
        let kind = if is_typedef { LocalKind::Type } else { LocalKind::Value };
        while at < range.end {
            let end = self.declarator(TokenRange::new(at, range.end), kind)?;
            at = end.max(at).next();
        }
        Ok(())
    }

    /// Reads the specifiers at the start of `range`; gives the token behind them.
    fn specifiers(&mut self, range: TokenRange) -> Result<TokenId, BodyFault> {
        let end = self.specifiers_end(range);
        let mut at = range.start;
        while at < end {
            match self.kind(at) {
                Kind::Class | Kind::Struct | Kind::Union | Kind::Enum => {
                    at = self.class(TokenRange::new(at, end))?.max(at.next());
                }
                Kind::Identifier | Kind::ColonColon => {
                    // The type's own name is no use, its template arguments may hold some.
                    let (name, behind) = self.qualified_name(at, end);
                    self.expression(TokenRange::new(name.next(), behind))?;
                    at = behind.max(at.next());
                }
                kind if kind.is_open_bracket() => {
                    let inside = self.inside(at);
                    self.expression(inside)?;
                    at = self.behind_bracket(at);
                }
                _ => at = at.next(),
            }
        }
        Ok(end)
    }

    /// The token behind the specifiers at the start of `range`.
    fn specifiers_end(&self, range: TokenRange) -> TokenId {
        let mut at = range.start;
        let mut typed = false;
        while at < range.end {
            match self.kind(at) {
                Kind::Attribute | Kind::Alignas | Kind::Declspec | Kind::Explicit
                    if self.kind(at.next()) == Kind::OpenParen =>
                {
                    at = self.behind_bracket(at.next());
                }
                Kind::OpenBracket if self.kind(at.next()) == Kind::OpenBracket => {
                    at = self.behind_bracket(at)
                }
                Kind::Decltype | Kind::Typeof | Kind::TypeTrait => {
                    typed = true;
                    at = self.behind_bracket(at.next());
                    if self.kind(at) == Kind::ColonColon {
                        at = self.qualified_name(at, range.end).1;
                    }
                }
                Kind::Class | Kind::Struct | Kind::Union | Kind::Enum => {
                    typed = true;
                    at = self.class_end(TokenRange::new(at, range.end));
                }
                Kind::Typename => {
                    typed = true;
                    at = self.qualified_name(at.next(), range.end).1.max(at.next());
                }
                Kind::Identifier | Kind::ColonColon if !typed => {
                    let behind = self.qualified_name(at, range.end).1.max(at.next());
                    // A constraint before `auto` is no type of its own.
                    typed = self.kind(behind) != Kind::Auto;
                    at = behind;
                }
                kind if is_type_keyword(kind) => {
                    typed = true;
                    at = at.next();
                }
                kind if is_declaration_keyword(kind) => at = at.next(),
                _ => return at,
            }
        }
        range.end
    }

    /// One declarator with its initialiser; gives the comma or end behind it.
    fn declarator(&mut self, range: TokenRange, kind: LocalKind) -> Result<TokenId, BodyFault> {
        let mut at = range.start;
        while at < range.end {
            match self.kind(at) {
                Kind::Star
                | Kind::Amp
                | Kind::AmpAmp
                | Kind::Ellipsis
                | Kind::Const
                | Kind::Volatile
                | Kind::Restrict => {
                    at = at.next();
                }
                Kind::Attribute => at = self.behind_bracket(at.next()),
                Kind::OpenParen => {
                    let inside = self.inside(at);
                    self.declarator(inside, kind)?;
                    at = self.behind_bracket(at);
                    break;
                }
                Kind::OpenBracket if self.kind(at.next()) != Kind::OpenBracket => {
                    // A structured binding.
                    for name in self.inside(at).iter() {
                        self.locals.declare(self.tokens.symbol(name), LocalKind::Value);
                    }
                    at = self.behind_bracket(at);
                    break;
                }
                Kind::OpenBracket => at = self.behind_bracket(at),
                Kind::Identifier | Kind::ColonColon => {
                    let (name, behind) = self.qualified_name(at, range.end);
                    if self.kind(behind) == Kind::ColonColon {
                        // Pointer to member: `C::*`.
                        at = behind.next();
                        continue;
                    }
                    self.locals.declare(self.tokens.symbol(name), kind);
                    at = behind;
                    break;
                }
                _ => break,
            }
        }
        // Bounds, parameters, initialiser.
        if self.kind(at) == Kind::OpenParen && at < range.end && self.begins_parameters(at) {
            let inside = self.inside(at);
            self.deeper(at, |reader| reader.parameters(inside))?;
            at = self.behind_bracket(at);
        }
        let comma = self.initialiser_end(at, range.end);
        self.expression(TokenRange::new(at, comma))?;
        Ok(comma)
    }

    /// Whether the parentheses at `open` hold parameters and no initialiser.
    fn begins_parameters(&self, open: TokenId) -> bool {
        let inside = self.inside(open);
        inside.is_empty() || {
            let (name, behind) = self.qualified_name(inside.start, inside.end);
            self.is_declaration(inside)
                || (is_type_keyword(self.kind(inside.start))
                    && self.kind(inside.start.next()) != Kind::OpenParen)
                || (self.kind(inside.start) == Kind::Identifier
                    && behind >= inside.end
                    && self.class_of(name) == NameClass::Type)
        }
    }

    /// Parameters of a function or lambda, or the declaration of a handler: each declares its name.
    pub(super) fn parameters(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let mut at = range.start;
        while at < range.end {
            let comma = self.initialiser_end(at, range.end);
            if self.kind(at) != Kind::Ellipsis {
                self.declaration(TokenRange::new(at, comma))?;
            }
            at = comma.next();
        }
        Ok(())
    }

    /// The comma outside brackets and template arguments, or `end`.
    fn initialiser_end(&self, mut at: TokenId, end: TokenId) -> TokenId {
        while at < end {
            let kind = self.kind(at);
            if kind == Kind::Comma {
                return at;
            }
            at = if kind == Kind::Identifier && self.kind(at.next()) == Kind::Less && self.opens_arguments(at)
            {
                self.angles(at.next(), end)
            } else if kind.is_open_bracket() {
                self.behind_bracket(at)
            } else {
                at.next()
            };
        }
        end
    }

    /// Whether `<` behind the name at `name` opens template arguments.
    fn opens_arguments(&self, name: TokenId) -> bool {
        match self.class_of(name) {
            NameClass::Template | NameClass::Type => true,
            NameClass::Value => false,
            NameClass::Unknown => name.0 > 0 && self.kind(name.previous()) == Kind::Template,
        }
    }

    /// The token behind the template arguments that open at `open`.
    pub(super) fn angles(&self, open: TokenId, end: TokenId) -> TokenId {
        let mut at = open.next();
        while at < end {
            let kind = self.kind(at);
            at = match kind {
                Kind::Greater => return at.next(),
                Kind::Semicolon => return at,
                Kind::Identifier if self.kind(at.next()) == Kind::Less && self.opens_arguments(at) => {
                    self.angles(at.next(), end)
                }
                _ if kind.is_open_bracket() => self.behind_bracket(at),
                _ => at.next(),
            };
        }
        end
    }

    /// The name at `at`, qualification and template arguments included: its last name, and the token behind.
    pub(super) fn qualified_name(&self, at: TokenId, end: TokenId) -> (TokenId, TokenId) {
        let mut name = at;
        let mut behind = at;
        if self.kind(behind) == Kind::ColonColon {
            behind = behind.next();
        }
        while behind < end {
            if self.kind(behind) == Kind::Template {
                behind = behind.next();
            }
            if self.kind(behind) != Kind::Identifier {
                break;
            }
            name = behind;
            behind = behind.next();
            if behind < end && self.kind(behind) == Kind::Less && self.class_of(name) != NameClass::Value {
                behind = self.angles(behind, end);
            }
            let joined = behind < end
                && self.kind(behind) == Kind::ColonColon
                && matches!(self.kind(behind.next()), Kind::Identifier | Kind::Template);
            if !joined {
                break;
            }
            behind = behind.next();
        }
        (name, behind)
    }

    /// The token behind a class, enumeration or elaborated type at the start of `range`.
    fn class_end(&self, range: TokenRange) -> TokenId {
        let brace = self.find(range.start, range.end, Kind::OpenBrace);
        let mut at = range.start.next();
        loop {
            match self.kind(at) {
                Kind::Class | Kind::Struct => at = at.next(),
                Kind::Attribute | Kind::Alignas => at = self.behind_bracket(at.next()),
                Kind::OpenBracket => at = self.behind_bracket(at),
                _ => break,
            }
        }
        if at < range.end && matches!(self.kind(at), Kind::Identifier | Kind::ColonColon) {
            at = self.qualified_name(at, range.end).1;
        }
        // A body follows the name, `final`, or a base clause; anything else is a declarator.
        let heads = at == brace
            || self.kind(at) == Kind::Colon
            || (self.kind(at) == Kind::Identifier && at.next() == brace)
            || (self.kind(at) == Kind::Identifier && self.kind(at.next()) == Kind::Colon);
        if brace < range.end && heads { self.behind_bracket(brace) } else { at }
    }

    /// A class, enumeration or elaborated type at the start of `range`; gives the token behind it.
    fn class(&mut self, range: TokenRange) -> Result<TokenId, BodyFault> {
        let behind = self.class_end(range);
        let is_enum = self.kind(range.start) == Kind::Enum;
        let scoped = is_enum && matches!(self.kind(range.start.next()), Kind::Class | Kind::Struct);
        let last = behind.previous();
        let body = (self.kind(last) == Kind::CloseBrace).then(|| self.tokens.partner(last));
        let head = TokenRange::new(range.start.next(), body.unwrap_or(behind));
        if let Some(name) = head.iter().find(|&at| self.kind(at) == Kind::Identifier) {
            self.locals.declare(self.tokens.symbol(name), LocalKind::Type);
        }
        let Some(open) = body else { return Ok(behind) };
        let colon = self.find(head.start, head.end, Kind::Colon);
        self.expression(TokenRange::new(colon, head.end))?;
        let inside = self.inside(open);
        if is_enum {
            let mark = self.locals.mark();
            let mut at = inside.start;
            while at < inside.end {
                let comma = self.find(at, inside.end, Kind::Comma);
                self.expression(TokenRange::new(at.next(), comma))?;
                self.locals.declare(self.tokens.symbol(at), LocalKind::Value);
                at = comma.next();
            }
            if scoped {
                self.locals.leave(mark);
            }
        } else {
            self.deeper(open, |reader| reader.members(inside))?;
        }
        Ok(behind)
    }

    /// The members of a local class: all names first, then bodies and initialisers.
    fn members(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let mut parts = Vec::new();
        let mut at = range.start;
        while at < range.end {
            let kind = self.kind(at);
            if matches!(kind, Kind::Public | Kind::Private | Kind::Protected)
                && self.kind(at.next()) == Kind::Colon
            {
                at = at.next().next();
                continue;
            }
            let end = self.member_end(at, range.end);
            let member = TokenRange::new(at, end);
            if let Some(name) = self.member_name(member) {
                self.locals.declare(self.tokens.symbol(name), LocalKind::Value);
            }
            parts.push(member);
            at = end.max(at.next());
        }
        for member in parts {
            let open = self.find(member.start, member.end, Kind::OpenParen);
            let body = self.find(member.start, member.end, Kind::OpenBrace);
            if open < body && body < member.end && self.find(member.start, body, Kind::Assign) == body {
                self.deeper(body, |reader| {
                    reader.parameters(reader.inside(open))?;
                    reader.expression(TokenRange::new(reader.behind_bracket(open), body))?;
                    reader.block(body)
                })?;
            } else {
                let mark = self.locals.mark();
                let text =
                    TokenRange::new(member.start, self.find(member.start, member.end, Kind::Semicolon));
                self.simple(text)?;
                self.locals.leave(mark);
            }
        }
        Ok(())
    }

    /// The token behind the member declaration at `at`.
    fn member_end(&self, at: TokenId, end: TokenId) -> TokenId {
        let semicolon = self.find(at, end, Kind::Semicolon);
        let open = self.find(at, semicolon, Kind::OpenParen);
        let body = self.find(at, semicolon, Kind::OpenBrace);
        let is_function = open < body && body < semicolon && self.find(at, body, Kind::Assign) == body;
        if is_function && self.kind(at) != Kind::Struct && self.kind(at) != Kind::Class {
            return self.behind_bracket(body);
        }
        semicolon.next()
    }

    /// The name that a member declaration declares.
    fn member_name(&self, range: TokenRange) -> Option<TokenId> {
        let at = self.specifiers_end(range);
        TokenRange::new(at, range.end).iter().find(|&at| self.kind(at) == Kind::Identifier)
    }
}

/// Keywords that are a type or part of one.
fn is_type_keyword(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Auto
            | Kind::Bool
            | Kind::Char
            | Kind::Char8
            | Kind::Char16
            | Kind::Char32
            | Kind::WcharT
            | Kind::Short
            | Kind::Int
            | Kind::Int128
            | Kind::Long
            | Kind::Signed
            | Kind::Unsigned
            | Kind::Float
            | Kind::Float128
            | Kind::Double
            | Kind::Complex
            | Kind::Void
    )
}

/// Keywords that begin or continue the specifiers of a declaration.
fn is_declaration_keyword(kind: Kind) -> bool {
    is_type_keyword(kind)
        || matches!(
            kind,
            Kind::Const
                | Kind::Volatile
                | Kind::Static
                | Kind::Extern
                | Kind::Constexpr
                | Kind::Constinit
                | Kind::Inline
                | Kind::Register
                | Kind::ThreadLocal
                | Kind::ThreadGnu
                | Kind::Typedef
                | Kind::Mutable
                | Kind::Virtual
                | Kind::Friend
                | Kind::Class
                | Kind::Struct
                | Kind::Union
                | Kind::Enum
                | Kind::Extension
                | Kind::Restrict
        )
}
