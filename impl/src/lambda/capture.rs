//! Captures: those that a lambda's list names, and what makes an implicit one impossible.

use crate::lex::{Kind, TokenId, TokenRange, Tokens};

/// One capture of a lambda ([expr.prim.lambda.capture]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// A variable by copy: `x`, or one that the body of a lambda with `=` names. The token is a mention of it.
    Variable(TokenId),
    /// A variable by reference: `&x`, `&x = y`.
    Reference(TokenId),
    /// `this`
    This(TokenId),
    /// `*this`
    Object(TokenId),
    /// An init-capture by copy.
    Initialised {
        /// The name.
        name: TokenId,
        /// The initialiser without `=`, parentheses or braces.
        value: TokenRange,
        /// How it is written.
        form: Form,
    },
    /// A pack, or an init-capture of one.
    Pack(TokenId),
}

/// How an init-capture is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `x = value`
    Equals,
    /// `x(value)`
    Parentheses,
    /// `x{value}`
    Braces,
}

/// A capture-default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureDefault {
    /// `=`
    Copy,
    /// `&`
    Reference,
}

/// What stands between the brackets of an introducer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaptureList {
    /// The capture-default.
    pub default: Option<CaptureDefault>,
    /// The other captures in order.
    pub captures: Vec<Capture>,
}

/// Why an implicit capture cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureFault {
    /// A lambda with `&` names a variable.
    ByReference(TokenId),
    /// The body names an element of a pack.
    Pack(TokenId),
    /// A variable is named first in the condition or a branch of a constexpr if.
    ConstexprIf(TokenId),
    /// A call of overloaded members, some of them static: which one is called is not known.
    StaticOrNot(TokenId),
    /// A name that may be a member of a base class that is not known.
    UnknownMember(TokenId),
}

impl CaptureFault {
    /// The name that it speaks of.
    pub fn token(self) -> TokenId {
        match self {
            CaptureFault::ByReference(at)
            | CaptureFault::Pack(at)
            | CaptureFault::ConstexprIf(at)
            | CaptureFault::StaticOrNot(at)
            | CaptureFault::UnknownMember(at) => at,
        }
    }
}

/// Reads the captures between the brackets of `introducer`.
pub(super) fn capture_list(tokens: &Tokens, introducer: TokenRange) -> CaptureList {
    let mut list = CaptureList::default();
    let end = introducer.last();
    let mut at = introducer.start.next();
    while at < end {
        let comma = comma(tokens, at, end);
        item(tokens, TokenRange::new(at, comma), &mut list);
        at = comma.next();
    }
    list
}

fn item(tokens: &Tokens, range: TokenRange, list: &mut CaptureList) {
    let at = range.start;
    let second = at.next();
    match tokens.kind(at) {
        Kind::Assign => list.default = Some(CaptureDefault::Copy),
        Kind::Amp if second >= range.end => list.default = Some(CaptureDefault::Reference),
        Kind::This => list.captures.push(Capture::This(at)),
        Kind::Star if tokens.kind(second) == Kind::This => list.captures.push(Capture::Object(second)),
        Kind::Amp | Kind::Ellipsis => {
            let is_pack = range.iter().any(|at| tokens.kind(at) == Kind::Ellipsis);
            let name = range.iter().find(|&at| tokens.kind(at) == Kind::Identifier);
            list.captures.extend(
                name.map(|name| if is_pack { Capture::Pack(name) } else { Capture::Reference(name) }),
            );
        }
        Kind::Identifier => list.captures.push(named(tokens, range)),
        _ => {}
    }
}

fn named(tokens: &Tokens, range: TokenRange) -> Capture {
    let name = range.start;
    let behind = name.next();
    if behind >= range.end {
        return Capture::Variable(name);
    }
    let inside = TokenRange::new(behind.next(), tokens.partner(behind).max(behind.next()));
    match tokens.kind(behind) {
        Kind::Assign => {
            let value = TokenRange::new(behind.next(), range.end);
            Capture::Initialised { name, value, form: Form::Equals }
        }
        Kind::OpenParen => Capture::Initialised { name, value: inside, form: Form::Parentheses },
        Kind::OpenBrace => Capture::Initialised { name, value: inside, form: Form::Braces },
        _ => Capture::Pack(name),
    }
}

/// The comma outside brackets and template arguments from `at` on, or `end`.
fn comma(tokens: &Tokens, mut at: TokenId, end: TokenId) -> TokenId {
    while at < end {
        let kind = tokens.kind(at);
        if kind == Kind::Comma {
            return at;
        }
        if kind.is_open_bracket() {
            at = tokens.partner(at).max(at);
        } else if kind == Kind::Less {
            // In an initialiser: `x = f<a, b>(c)`.
            at = template_arguments(tokens, at, end).unwrap_or(at);
        }
        at = at.next();
    }
    end
}

/// The `>` of what may be template arguments from the `<` at `open` on: something that only follows them stands
/// behind it.
fn template_arguments(tokens: &Tokens, open: TokenId, end: TokenId) -> Option<TokenId> {
    let mut depth = 0u32;
    let mut at = open;
    while at < end {
        match tokens.kind(at) {
            Kind::Less => depth += 1,
            Kind::Greater => {
                depth -= 1;
                if depth == 0 {
                    let follows = tokens.kind(at.next());
                    let closes = matches!(
                        follows,
                        Kind::OpenParen
                            | Kind::OpenBrace
                            | Kind::ColonColon
                            | Kind::Comma
                            | Kind::CloseBracket
                    );
                    return closes.then_some(at);
                }
            }
            kind if kind.is_open_bracket() => at = tokens.partner(at).max(at),
            _ => {}
        }
        at = at.next();
    }
    None
}
