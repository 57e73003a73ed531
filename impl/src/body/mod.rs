//! Reads the few bodies and initialisers that mention something hot.
//!
//! A name is hot when an edit depends on what it stands for: a managed variable, a kernel. The reader goes
//! through statements and declarations as far as local scopes demand and reports each hot name that no local
//! declaration hides; what it then stands for is a matter of the scopes outside.

mod declare;
mod expression;
mod scope;
mod statement;

#[cfg(test)]
mod tests;

use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};

pub use scope::{LocalKind, Locals};

/// Blocks, lambdas and local classes nest at most this deep in a body that is read.
const DEPTH_LIMIT: u32 = 1000;

pub use crate::names::NameClass;

/// What the reader asks of the scopes around the body.
pub trait Outside {
    /// What the name at `name` stands for there; the names before it, joined by `::`, qualify it.
    fn class_of(&self, name: TokenId) -> NameClass;
    /// Whether uses of this name must be reported.
    fn is_hot(&self, name: Symbol) -> bool;
}

/// A hot name that nothing in the body hides.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The name with its qualification.
    pub range: TokenRange,
    /// The name itself.
    pub name: TokenId,
    /// The qualified name that a using-declaration in the body gives it.
    pub via: Option<TokenRange>,
    /// The namespaces that using-directives in the body open to the name.
    pub directives: Vec<TokenRange>,
}

/// Why a body could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyFault {
    /// More than the limit of nested blocks, lambdas and classes.
    TooDeep(TokenId),
}

/// The uses of hot names in the statements between the braces of `body`.
///
/// # Errors
/// [`BodyFault`] with its place.
pub fn uses_in_body(
    tokens: &Tokens,
    outside: &dyn Outside,
    locals: Locals,
    body: TokenRange,
) -> Result<Vec<Use>, BodyFault> {
    let mut reader = Reader::new(tokens, outside, locals);
    if tokens.kind(body.start) == Kind::OpenBrace {
        reader.block(body.start)?;
    } else {
        reader.expression(body)?;
    }
    Ok(reader.uses)
}

/// The uses of hot names in an expression, type or initialiser.
///
/// # Errors
/// [`BodyFault`] with its place.
pub fn uses_in_expression(
    tokens: &Tokens,
    outside: &dyn Outside,
    locals: Locals,
    range: TokenRange,
) -> Result<Vec<Use>, BodyFault> {
    let mut reader = Reader::new(tokens, outside, locals);
    reader.expression(range)?;
    Ok(reader.uses)
}

struct Reader<'a> {
    tokens: &'a Tokens,
    outside: &'a dyn Outside,
    locals: Locals,
    uses: Vec<Use>,
    depth: u32,
}

impl<'a> Reader<'a> {
    fn new(tokens: &'a Tokens, outside: &'a dyn Outside, locals: Locals) -> Reader<'a> {
        Reader { tokens, outside, locals, uses: Vec::new(), depth: 0 }
    }

    fn kind(&self, at: TokenId) -> Kind {
        self.tokens.kind(at)
    }

    /// The token behind the bracket that partners `open`.
    fn behind_bracket(&self, open: TokenId) -> TokenId {
        self.tokens.partner(open).max(open).next()
    }

    /// The tokens between the bracket at `open` and its partner.
    fn inside(&self, open: TokenId) -> TokenRange {
        TokenRange::new(open.next(), self.tokens.partner(open).max(open.next()))
    }

    fn deeper<T>(
        &mut self,
        at: TokenId,
        read: impl FnOnce(&mut Self) -> Result<T, BodyFault>,
    ) -> Result<T, BodyFault> {
        if self.depth >= DEPTH_LIMIT {
            return Err(BodyFault::TooDeep(at));
        }
        self.depth += 1;
        let mark = self.locals.mark();
        let result = read(self);
        self.locals.leave(mark);
        self.depth -= 1;
        result
    }

    /// What the name at `name` stands for, local scopes first.
    fn class_of(&self, name: TokenId) -> NameClass {
        let qualified = name.0 > 0
            && matches!(
                self.kind(name.previous()),
                Kind::ColonColon | Kind::Dot | Kind::Arrow | Kind::Template
            );
        if !qualified && let Some(kind) = self.locals.find(self.tokens.symbol(name)) {
            return match kind {
                LocalKind::Type => NameClass::Type,
                LocalKind::Value => NameClass::Value,
                LocalKind::Using(name) => self.outside.class_of(name.last()),
            };
        }
        self.outside.class_of(name)
    }
}
