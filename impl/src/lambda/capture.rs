//! The captures that a lambda's list names.

use crate::bodies::Lambda;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};
use rustc_hash::FxHashSet;

/// One capture of a lambda ([expr.prim.lambda.capture]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// A variable by copy: `x`, or one that the body of a lambda with `=` names. The token is a mention of it.
    Variable(TokenId),
    /// A variable by reference: `&x`.
    Reference(TokenId),
    /// `&x = y`
    InitialisedReference(TokenId),
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
    /// A pack, or an element of one: `x...`.
    Pack(TokenId),
    /// `&x...`
    ReferencePack(TokenId),
    /// `...x = y`
    InitialisedPack(TokenId),
}

impl Capture {
    /// The token that names what is captured.
    pub fn token(&self) -> TokenId {
        match *self {
            Capture::Variable(at)
            | Capture::Reference(at)
            | Capture::InitialisedReference(at)
            | Capture::This(at)
            | Capture::Object(at)
            | Capture::Initialised { name: at, .. }
            | Capture::Pack(at)
            | Capture::ReferencePack(at)
            | Capture::InitialisedPack(at) => at,
        }
    }

    /// Whether it is the object, or a copy of it.
    pub fn is_object(&self) -> bool {
        matches!(self, Capture::This(_) | Capture::Object(_))
    }
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

impl CaptureList {
    /// The captures that are written on `lambda`.
    pub fn of(tokens: &Tokens, lambda: &Lambda) -> CaptureList {
        let first = lambda.introducer.start.next();
        let ends = matches!(tokens.kind(first.next()), Kind::Comma | Kind::CloseBracket);
        let default = match tokens.kind(first) {
            Kind::Assign => Some(CaptureDefault::Copy),
            Kind::Amp if ends => Some(CaptureDefault::Reference),
            _ => None,
        };
        CaptureList {
            default,
            captures: lambda.captures.iter().filter_map(|&range| capture(tokens, range)).collect(),
        }
    }

    /// The names of the variables and init-captures among them.
    pub fn names(&self, tokens: &Tokens) -> FxHashSet<Symbol> {
        let named = self.captures.iter().filter(|capture| !capture.is_object());
        named.map(|capture| tokens.symbol(capture.token())).collect()
    }

    /// Whether the object, or a copy of it, is captured by name.
    pub fn has_object(&self) -> bool {
        self.captures.iter().any(Capture::is_object)
    }
}

fn capture(tokens: &Tokens, range: TokenRange) -> Option<Capture> {
    let at = range.start;
    let second = at.next();
    match tokens.kind(at) {
        Kind::This => Some(Capture::This(at)),
        Kind::Star if tokens.kind(second) == Kind::This => Some(Capture::Object(second)),
        Kind::Amp | Kind::Ellipsis => {
            // Those of an initialiser belong to it.
            let written = range.iter().take_while(|&at| tokens.kind(at) != Kind::Assign);
            let is_pack = written.clone().any(|at| tokens.kind(at) == Kind::Ellipsis);
            let name = written.clone().find(|&at| tokens.kind(at) == Kind::Identifier)?;
            let behind = name.next();
            let is_initialised = behind < range.end && tokens.kind(behind) != Kind::Ellipsis;
            Some(match (is_pack, is_initialised) {
                (true, true) => Capture::InitialisedPack(name),
                (true, false) => Capture::ReferencePack(name),
                (false, true) => Capture::InitialisedReference(name),
                (false, false) => Capture::Reference(name),
            })
        }
        Kind::Identifier => Some(named(tokens, range)),
        _ => None,
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
