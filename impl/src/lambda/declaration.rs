//! Declarations inside a body: what they declare, and which of their parts are evaluated.

use super::local::LocalKind;
use super::walk::{TooDeep, Walk};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::NameClass;

/// What the specifiers of a declaration say of every declarator.
#[derive(Clone, Copy)]
struct Specified {
    kind: LocalKind,
    /// `constexpr`: the initialiser is a constant expression.
    is_constant: bool,
}

impl Walk<'_> {
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
    pub(super) fn declaration(&mut self, range: TokenRange) -> Result<(), TooDeep> {
        let end = self.specifiers(range)?;
        let has = |kind: Kind| {
            let mut at = range.start;
            while at < end {
                if self.kind(at) == kind {
                    return true;
                }
                at = if self.kind(at).is_open_bracket() { self.behind_bracket(at) } else { at.next() };
            }
            false
        };
        let is_static = [Kind::Static, Kind::Extern, Kind::ThreadLocal, Kind::ThreadGnu].into_iter().any(has);
        let kind = match () {
            () if has(Kind::Typedef) => LocalKind::Type,
            () if is_static => LocalKind::Fixed,
            () => LocalKind::Automatic,
        };
        let specified = Specified { kind, is_constant: has(Kind::Constexpr) || has(Kind::Constinit) };
        let mut at = end;
        while at < range.end {
            let end = self.declarator(TokenRange::new(at, range.end), specified)?;
            at = end.max(at).next();
        }
        Ok(())
    }

    /// Reads the specifiers at the start of `range`; gives the token behind them.
    fn specifiers(&mut self, range: TokenRange) -> Result<TokenId, TooDeep> {
        let end = self.specifiers_end(range);
        let mut at = range.start;
        while at < end {
            match self.kind(at) {
                Kind::Class | Kind::Struct | Kind::Union | Kind::Enum => {
                    at = self.class(TokenRange::new(at, end))?.max(at.next());
                }
                kind if kind.is_open_bracket() => at = self.behind_bracket(at),
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
                    let behind = self.qualified_name(at, range.end).1;
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
    fn declarator(&mut self, range: TokenRange, specified: Specified) -> Result<TokenId, TooDeep> {
        let (name, mut at) = self.declared_name(range, specified.kind);
        let is_function = self.kind(at) == Kind::OpenParen && at < range.end && self.begins_parameters(at);
        if is_function {
            at = self.behind_bracket(at);
        }
        if let Some(name) = name {
            let kind = match specified.kind {
                LocalKind::Automatic if is_function && self.kind(at) != Kind::OpenParen => LocalKind::Fixed,
                kind => kind,
            };
            self.locals.declare(self.tokens.symbol(name), kind);
        }
        // Bounds are constant.
        while at < range.end && self.kind(at) == Kind::OpenBracket {
            at = self.behind_bracket(at);
        }
        let comma = self.initialiser_end(at, range.end);
        let constant = self.constant;
        self.constant = constant || specified.is_constant;
        let result = self.expression(TokenRange::new(at, comma));
        self.constant = constant;
        result.map(|()| comma)
    }

    /// The name of a declarator, which is declared by the caller, and the token behind it and the brackets around it.
    /// The names of a structured binding are declared here.
    fn declared_name(&mut self, range: TokenRange, kind: LocalKind) -> (Option<TokenId>, TokenId) {
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
                    let (name, _) = self.declared_name(inside, kind);
                    return (name, self.behind_bracket(at));
                }
                Kind::OpenBracket if self.kind(at.next()) != Kind::OpenBracket => {
                    for name in self.inside(at).iter() {
                        self.locals.declare(self.tokens.symbol(name), kind);
                    }
                    return (None, self.behind_bracket(at));
                }
                Kind::OpenBracket => at = self.behind_bracket(at),
                Kind::Identifier | Kind::ColonColon => {
                    let (name, behind) = self.qualified_name(at, range.end);
                    if self.kind(behind) == Kind::ColonColon && behind < range.end {
                        // Pointer to member: `C::*`.
                        at = behind.next();
                        continue;
                    }
                    return (Some(name), behind);
                }
                _ => break,
            }
        }
        (None, at)
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

    /// Parameters of a lambda or a local function, or the declaration of a handler: each declares its name.
    pub(super) fn parameters(&mut self, range: TokenRange) -> Result<(), TooDeep> {
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
            at = match kind {
                Kind::Identifier if self.kind(at.next()) == Kind::Less && self.opens_arguments(at) => {
                    self.angles(at.next(), end)
                }
                Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast | Kind::DynamicCast
                    if self.kind(at.next()) == Kind::Less =>
                {
                    self.angles(at.next(), end)
                }
                _ if kind.is_open_bracket() => self.behind_bracket(at),
                _ => at.next(),
            };
        }
        end
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
    fn class(&mut self, range: TokenRange) -> Result<TokenId, TooDeep> {
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
        let inside = self.inside(open);
        if !is_enum {
            self.local_classes += 1;
            let result = self.deeper(open, |walk| walk.members(inside));
            self.local_classes -= 1;
            result?;
        } else if !scoped {
            let mut at = inside.start;
            while at < inside.end {
                self.locals.declare(self.tokens.symbol(at), LocalKind::Fixed);
                at = self.find(at, inside.end, Kind::Comma).next();
            }
        }
        Ok(behind)
    }

    /// The members of a local class: all names first, then bodies and initialisers.
    fn members(&mut self, range: TokenRange) -> Result<(), TooDeep> {
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
            if let Some(name) = self.declared_member(member) {
                self.locals.declare(self.tokens.symbol(name), LocalKind::Fixed);
            }
            parts.push(member);
            at = end.max(at.next());
        }
        for member in parts {
            let open = self.find(member.start, member.end, Kind::OpenParen);
            let body = self.find(member.start, member.end, Kind::OpenBrace);
            if open < body && body < member.end && self.find(member.start, body, Kind::Assign) == body {
                self.deeper(body, |walk| {
                    walk.parameters(walk.inside(open))?;
                    walk.expression(TokenRange::new(walk.behind_bracket(open), body))?;
                    walk.block(body)
                })?;
            } else {
                let equals = self.find(member.start, member.end, Kind::Assign);
                self.expression(TokenRange::new(equals, member.end))?;
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
    fn declared_member(&self, range: TokenRange) -> Option<TokenId> {
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
