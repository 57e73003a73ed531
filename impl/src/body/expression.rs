//! Expressions: hot names, lambdas, statement expressions.

use super::{BodyFault, LocalKind, NameClass, Reader, Use};
use crate::lex::{Kind, TokenId, TokenRange, template_name};

impl Reader<'_> {
    /// Reads any row of tokens that declares nothing by itself.
    pub(super) fn expression(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let mut at = range.start;
        while at < range.end {
            let kind = self.kind(at);
            at = match kind {
                Kind::Identifier => {
                    self.name(at);
                    at.next()
                }
                Kind::OpenBracket if self.kind(at.next()) == Kind::OpenBracket => self.behind_bracket(at),
                Kind::OpenBracket if at == range.start || self.may_precede_lambda(at.previous()) => {
                    self.lambda(at, range.end)?
                }
                Kind::OpenParen if self.kind(at.next()) == Kind::OpenBrace => {
                    self.block(at.next())?;
                    self.behind_bracket(at.next())
                }
                Kind::Requires if self.kind(at.next()) == Kind::OpenParen && self.opens_requirements(at) => {
                    self.requirements(at)?
                }
                _ => at.next(),
            };
        }
        Ok(())
    }

    /// A name in an expression: reported when it is hot and not hidden.
    fn name(&mut self, at: TokenId) {
        let symbol = self.tokens.symbol(at);
        if !self.outside.is_hot(symbol) || self.kind(at.next()) == Kind::ColonColon {
            return;
        }
        let mut start = at;
        if at.0 > 1 {
            let first = if self.kind(at.previous()) == Kind::Template { at.previous() } else { at };
            match self.kind(first.previous()) {
                Kind::Dot | Kind::Arrow => return,
                Kind::ColonColon => start = self.qualified_start(first),
                _ => {}
            }
        }
        // A member of a class, which the class alone can name.
        if self.kind(start) == Kind::ColonColon && self.is_behind_class(start) {
            return;
        }
        let head = if self.kind(start) == Kind::Identifier { start } else { start.next() };
        let mut via = None;
        // `::name` looks past every local scope.
        if self.kind(start) != Kind::ColonColon {
            match self.locals.find(self.tokens.symbol(head)) {
                Some(LocalKind::Using(name)) if head == at => via = Some(name),
                Some(_) => return,
                None => {}
            }
        }
        let directives = self.locals.directives().to_vec();
        self.uses.push(Use { range: TokenRange::new(start, at.next()), name: at, via, directives });
    }

    /// The first token of the qualified name that ends at `at`.
    fn qualified_start(&self, at: TokenId) -> TokenId {
        let mut start = at;
        while start.0 > 0 && self.kind(start.previous()) == Kind::ColonColon {
            start = start.previous();
            if start.0 > 0 && self.kind(start.previous()) == Kind::Identifier {
                start = start.previous();
            } else {
                break;
            }
        }
        start
    }

    /// Whether the `::` stands behind template arguments or `decltype(..)`, not at the start of a name as in
    /// `a > ::b` or `(T)::b`.
    fn is_behind_class(&self, joint: TokenId) -> bool {
        if joint.0 == 0 {
            return false;
        }
        let last = joint.previous();
        match self.kind(last) {
            Kind::Greater => template_name(self.tokens, last).is_some_and(|name| {
                let joined = name.0 > 0 && self.kind(name.previous()) == Kind::Template;
                self.kind(name) == Kind::Identifier && (joined || self.class_of(name) != NameClass::Value)
            }),
            Kind::CloseParen => {
                let open = self.tokens.partner(last);
                open.0 > 0 && self.kind(open.previous()) == Kind::Decltype
            }
            _ => false,
        }
    }

    /// Whether a `[` behind the token `at` begins a lambda and no subscript or bound.
    fn may_precede_lambda(&self, at: TokenId) -> bool {
        match self.kind(at) {
            Kind::Return | Kind::Case | Kind::CoReturn | Kind::CoYield | Kind::CoAwait | Kind::Throw => true,
            kind if kind.is_keyword() => false,
            Kind::Identifier | Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace | Kind::Greater => {
                false
            }
            Kind::Number | Kind::String | Kind::Character | Kind::Ellipsis => false,
            _ => true,
        }
    }

    /// A lambda that begins at `open`; gives the token behind its body, or the token behind `open` when no body
    /// follows.
    pub(super) fn lambda(&mut self, open: TokenId, end: TokenId) -> Result<TokenId, BodyFault> {
        let captures = self.inside(open);
        let mut at = self.behind_bracket(open);
        let mut template = None;
        if self.kind(at) == Kind::Less {
            let close = self.angles(at, end);
            template = Some(TokenRange::new(at.next(), close.previous()));
            at = close;
        }
        let mut parameters = None;
        let mut body = at;
        while body < end {
            match self.kind(body) {
                Kind::OpenBrace => break,
                Kind::OpenParen if parameters.is_none() && !self.is_operand(body.previous()) => {
                    parameters = Some(body);
                    body = self.behind_bracket(body);
                }
                Kind::OpenParen | Kind::OpenBracket => body = self.behind_bracket(body),
                Kind::Semicolon | Kind::Comma | Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace => {
                    return Ok(open.next());
                }
                _ => body = body.next(),
            }
        }
        if body >= end {
            return Ok(open.next());
        }
        self.deeper(open, |reader| {
            reader.captures(captures)?;
            if let Some(template) = template {
                reader.template_parameters(template);
            }
            let mut signature = at;
            if let Some(parameters) = parameters {
                reader.expression(TokenRange::new(at, parameters))?;
                reader.parameters(reader.inside(parameters))?;
                signature = reader.behind_bracket(parameters);
            }
            reader.expression(TokenRange::new(signature, body))?;
            reader.block(body)
        })
    }

    /// Whether parentheses behind `at` are its operand and no parameter list.
    fn is_operand(&self, at: TokenId) -> bool {
        matches!(
            self.kind(at),
            Kind::Attribute
                | Kind::Noexcept
                | Kind::Decltype
                | Kind::Alignas
                | Kind::Requires
                | Kind::Throw
                | Kind::Typeof
        )
    }

    /// The captures of a lambda: an initialiser is read outside, the name is declared inside.
    fn captures(&mut self, range: TokenRange) -> Result<(), BodyFault> {
        let mut at = range.start;
        while at < range.end {
            let comma = self.find(at, range.end, Kind::Comma);
            let mut name = at;
            while name < comma && matches!(self.kind(name), Kind::Amp | Kind::Ellipsis) {
                name = name.next();
            }
            if name < comma && self.kind(name) == Kind::Identifier {
                self.expression(TokenRange::new(name.next(), comma))?;
                self.locals.declare(self.tokens.symbol(name), LocalKind::Value);
            }
            at = comma.next();
        }
        Ok(())
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
                    _ => LocalKind::Value,
                };
                self.locals.declare(self.tokens.symbol(at), kind);
            }
        }
    }

    /// Whether `requires` is followed by parameters and a body of requirements.
    fn opens_requirements(&self, at: TokenId) -> bool {
        self.kind(self.behind_bracket(at.next())) == Kind::OpenBrace
    }

    fn requirements(&mut self, at: TokenId) -> Result<TokenId, BodyFault> {
        let body = self.behind_bracket(at.next());
        self.deeper(at, |reader| {
            reader.parameters(reader.inside(at.next()))?;
            reader.expression(reader.inside(body))
        })?;
        Ok(self.behind_bracket(body))
    }
}
