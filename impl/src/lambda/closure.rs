//! The parts of a lambda-expression ([expr.prim.lambda]).

use crate::lex::{Kind, TokenId, TokenRange, Tokens};

/// A lambda-expression: `[captures] <template> attributes (parameters) specifiers -> type { body }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lambda {
    /// The introducer, brackets included.
    pub introducer: TokenRange,
    /// The template parameters without the angle brackets; empty without any.
    pub template_parameters: TokenRange,
    /// The parameters without the parentheses; `None` when there are no parentheses.
    pub parameters: Option<TokenRange>,
    /// From behind the introducer, template parameters and constraint to the parameters or the body: attributes.
    pub attributes: TokenRange,
    /// `mutable`
    pub is_mutable: bool,
    /// `constexpr` or `consteval`
    pub is_constexpr: bool,
    /// The type behind `->`; empty without one.
    pub trailing_return: TokenRange,
    /// The body, braces included.
    pub body: TokenRange,
}

impl Lambda {
    /// All its tokens.
    pub fn range(&self) -> TokenRange {
        TokenRange::new(self.introducer.start, self.body.end)
    }

    /// The `[`.
    pub fn open(&self) -> TokenId {
        self.introducer.start
    }

    /// Whether its call operator is a template: it has template parameters, or a parameter with `auto`.
    pub fn is_generic(&self, tokens: &Tokens) -> bool {
        if !self.template_parameters.is_empty() {
            return true;
        }
        let Some(parameters) = self.parameters else { return false };
        let mut at = parameters.start;
        while at < parameters.end {
            match tokens.kind(at) {
                Kind::Auto => return true,
                // A default argument, `decltype(auto)`.
                kind if kind.is_open_bracket() => at = tokens.partner(at).max(at),
                _ => {}
            }
            at = at.next();
        }
        false
    }
}

/// The lambda-expression that begins with the `[` at `open`, if one does.
pub fn lambda(tokens: &Tokens, open: TokenId) -> Option<Lambda> {
    if tokens.kind(open) != Kind::OpenBracket || tokens.kind(open.next()) == Kind::OpenBracket {
        return None;
    }
    let behind = tokens.partner(open).max(open).next();
    let mut found = Lambda {
        introducer: TokenRange::new(open, behind),
        template_parameters: TokenRange::empty_at(behind),
        parameters: None,
        attributes: TokenRange::empty_at(behind),
        is_mutable: false,
        is_constexpr: false,
        trailing_return: TokenRange::empty_at(behind),
        body: TokenRange::empty_at(behind),
    };
    let mut at = attributes(tokens, behind);
    found.attributes = TokenRange::new(behind, at);
    if tokens.kind(at) == Kind::Less {
        let close = angles(tokens, at)?;
        found.template_parameters = TokenRange::new(at.next(), close);
        at = close.next();
        at = constraint(tokens, at);
        let end = attributes(tokens, at);
        if end > at {
            found.attributes = TokenRange::new(at, end);
        }
        at = end;
    }
    if tokens.kind(at) == Kind::OpenParen {
        let close = tokens.partner(at).max(at);
        found.parameters = Some(TokenRange::new(at.next(), close));
        at = close.next();
    }
    loop {
        match tokens.kind(at) {
            Kind::Mutable => found.is_mutable = true,
            Kind::Constexpr | Kind::Consteval => found.is_constexpr = true,
            Kind::Static => {}
            Kind::Noexcept | Kind::Throw => {
                if tokens.kind(at.next()) == Kind::OpenParen {
                    at = tokens.partner(at.next()).max(at.next());
                }
            }
            Kind::Arrow => {
                let start = at.next();
                at = start;
                while !matches!(tokens.kind(at), Kind::OpenBrace | Kind::Requires) {
                    match tokens.kind(at) {
                        Kind::OpenParen | Kind::OpenBracket => at = tokens.partner(at).max(at),
                        Kind::Semicolon
                        | Kind::CloseParen
                        | Kind::CloseBracket
                        | Kind::CloseBrace
                        | Kind::End => {
                            return None;
                        }
                        _ => {}
                    }
                    at = at.next();
                }
                found.trailing_return = TokenRange::new(start, at);
                continue;
            }
            Kind::Requires => {
                at = constraint(tokens, at);
                continue;
            }
            Kind::OpenBrace => {
                found.body = TokenRange::new(at, tokens.partner(at).max(at).next());
                return Some(found);
            }
            _ => {
                let end = attributes(tokens, at);
                if end == at {
                    return None;
                }
                at = end;
                continue;
            }
        }
        at = at.next();
    }
}

/// The token behind the attributes that begin at `at`.
fn attributes(tokens: &Tokens, mut at: TokenId) -> TokenId {
    loop {
        let kind = tokens.kind(at);
        if kind == Kind::Attribute && tokens.kind(at.next()) == Kind::OpenParen {
            at = tokens.partner(at.next()).max(at.next()).next();
        } else if kind == Kind::OpenBracket && tokens.kind(at.next()) == Kind::OpenBracket {
            at = tokens.partner(at).max(at).next();
        } else if kind != Kind::Attribute && tokens.attribute_words.binary_search(&at).is_ok() {
            // `__device__` in text that no header has touched.
            at = at.next();
        } else {
            return at;
        }
    }
}

/// The `>` of the template parameters that open at `open`.
fn angles(tokens: &Tokens, open: TokenId) -> Option<TokenId> {
    if let Some(close) = tokens.angle_partner(open) {
        return Some(close);
    }
    let mut depth = 0u32;
    let mut at = open;
    loop {
        match tokens.kind(at) {
            Kind::Less => depth += 1,
            Kind::Greater => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            Kind::Semicolon | Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace | Kind::End => {
                return None;
            }
            kind if kind.is_open_bracket() => at = tokens.partner(at).max(at),
            _ => {}
        }
        at = at.next();
    }
}

/// The token behind a requires-clause at `at`, if there is one: primary expressions joined by `&&` and `||`.
fn constraint(tokens: &Tokens, mut at: TokenId) -> TokenId {
    if tokens.kind(at) != Kind::Requires {
        return at;
    }
    at = at.next();
    loop {
        match tokens.kind(at) {
            Kind::Requires => {
                at = at.next();
                if tokens.kind(at) == Kind::OpenParen {
                    at = tokens.partner(at).max(at).next();
                }
                if tokens.kind(at) == Kind::OpenBrace {
                    at = tokens.partner(at).max(at).next();
                }
            }
            Kind::OpenParen => at = tokens.partner(at).max(at).next(),
            Kind::Identifier
            | Kind::ColonColon
            | Kind::True
            | Kind::False
            | Kind::Typename
            | Kind::Template => {
                at = at.next();
                if tokens.kind(at) == Kind::Less
                    && let Some(close) = angles(tokens, at)
                {
                    at = close.next();
                }
                if matches!(tokens.kind(at), Kind::Identifier | Kind::ColonColon | Kind::Template) {
                    continue;
                }
            }
            _ => return at,
        }
        if !matches!(tokens.kind(at), Kind::AmpAmp | Kind::PipePipe) {
            return at;
        }
        at = at.next();
    }
}
