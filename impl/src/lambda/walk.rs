//! The walk through a function's body: local declarations, lambdas, and what each lambda captures.

use super::capture::{Capture, CaptureDefault, CaptureFault, capture_list};
use super::closure::Lambda;
use super::local::{LocalKind, Locals};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};
use crate::names::NameClass;
use rustc_hash::FxHashSet;

/// Blocks, lambdas and local classes nest at most this deep in a body that is read.
const DEPTH_LIMIT: u32 = 1000;

/// What a name that is not local is in the class around the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Member {
    /// No member, or one that belongs to the class and not to an object: a static member, a type, an enumerator.
    None,
    /// A data member of an object, or its only member function of that name.
    Single,
    /// Member functions of that name or a template of them, each needing an object.
    Overloaded,
    /// Member functions of which some are static.
    Mixed,
    /// It may be a member of a base class that is not known.
    Unknown,
}

/// What the walk asks of the scopes around the function.
pub trait Outside {
    /// What the name at `name` stands for there; the names before it, joined by `::`, qualify it.
    fn class_of(&self, name: TokenId) -> NameClass;
    /// What the name in `name`, with its qualification, is in the class that the function is a member of.
    fn member(&self, name: TokenRange) -> Member;
    /// Whether the lambda whose introducer begins at `open` is annotated, so that its captures matter.
    fn is_annotated(&self, open: TokenId) -> bool;
}

/// What an annotated lambda stands in, inside the function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Enclosing {
    /// The `[` of the innermost annotated lambda around it.
    pub annotated: Option<TokenId>,
    /// The `[` of the innermost generic lambda around it.
    pub generic: Option<TokenId>,
    /// A class that is local to the function.
    pub local_class: bool,
}

/// An annotated lambda and its captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The lambda.
    pub lambda: Lambda,
    /// What it stands in.
    pub enclosing: Enclosing,
    /// The capture-default.
    pub default: Option<CaptureDefault>,
    /// The captures: those of the list, then the implicit ones in the order of their first mention.
    pub captures: Vec<Capture>,
    /// Why an implicit capture cannot be written: the first fault.
    pub fault: Option<CaptureFault>,
}

/// More than the limit of nested blocks, lambdas and classes, at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooDeep(pub TokenId);

/// The annotated lambdas in `parts` of a function, in order of their first tokens. `locals` are the function's template
/// parameters and parameters. A part that begins with a brace is a block, with `catch` handlers; others are expressions.
///
/// # Errors
/// [`TooDeep`] with its place.
pub fn lambdas_in(
    tokens: &Tokens,
    outside: &dyn Outside,
    locals: Locals,
    parts: &[TokenRange],
) -> Result<Vec<Found>, TooDeep> {
    let mut walk = Walk {
        tokens,
        outside,
        locals,
        frames: Vec::new(),
        found: Vec::new(),
        depth: 0,
        local_classes: 0,
        constant: false,
        constexpr_ifs: 0,
    };
    for &part in parts {
        match tokens.kind(part.start) {
            Kind::OpenBrace => walk.block(part.start)?,
            Kind::Catch => walk.statements(part)?,
            _ => walk.expression(part)?,
        }
    }
    walk.found.sort_by_key(|found| found.lambda.open());
    Ok(walk.found)
}

/// A lambda around the place that the walk is at.
struct Frame {
    open: TokenId,
    /// How many locals there were outside of it.
    outside: usize,
    default: Option<CaptureDefault>,
    captures: Vec<Capture>,
    /// The names of captured variables.
    names: FxHashSet<Symbol>,
    captures_this: bool,
    is_annotated: bool,
    is_generic: bool,
    /// The walk's counts when the frame was opened.
    constexpr_ifs: u32,
    local_classes: u32,
    fault: Option<CaptureFault>,
}

pub(super) struct Walk<'a> {
    pub(super) tokens: &'a Tokens,
    pub(super) outside: &'a dyn Outside,
    pub(super) locals: Locals,
    frames: Vec<Frame>,
    found: Vec<Found>,
    depth: u32,
    /// Local classes around the place.
    pub(super) local_classes: u32,
    /// The expression is constant-evaluated: naming a variable does not capture it.
    pub(super) constant: bool,
    /// Constexpr ifs around the place.
    pub(super) constexpr_ifs: u32,
}

impl Walk<'_> {
    pub(super) fn kind(&self, at: TokenId) -> Kind {
        self.tokens.kind(at)
    }

    /// The token behind the bracket that partners `open`.
    pub(super) fn behind_bracket(&self, open: TokenId) -> TokenId {
        self.tokens.partner(open).max(open).next()
    }

    /// The tokens between the bracket at `open` and its partner.
    pub(super) fn inside(&self, open: TokenId) -> TokenRange {
        TokenRange::new(open.next(), self.tokens.partner(open).max(open.next()))
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

    /// Reads in a scope of its own.
    pub(super) fn deeper<T>(
        &mut self,
        at: TokenId,
        read: impl FnOnce(&mut Self) -> Result<T, TooDeep>,
    ) -> Result<T, TooDeep> {
        if self.depth >= DEPTH_LIMIT {
            return Err(TooDeep(at));
        }
        self.depth += 1;
        let length = self.locals.len();
        let result = read(self);
        self.locals.leave(length);
        self.depth -= 1;
        result
    }

    /// What the name at `name` stands for, local scopes first.
    pub(super) fn class_of(&self, name: TokenId) -> NameClass {
        let qualified = name.0 > 0
            && matches!(
                self.kind(name.previous()),
                Kind::ColonColon | Kind::Dot | Kind::Arrow | Kind::Template
            );
        if !qualified && let Some((_, kind)) = self.locals.find(self.tokens.symbol(name)) {
            return match kind {
                LocalKind::Type => NameClass::Type,
                LocalKind::Automatic | LocalKind::Pack | LocalKind::Fixed => NameClass::Value,
                LocalKind::Using(name) => self.outside.class_of(name.last()),
            };
        }
        self.outside.class_of(name)
    }

    /// Reads a lambda: its list, then its parameters and body in a scope of their own.
    pub(super) fn closure(&mut self, lambda: &Lambda) -> Result<(), TooDeep> {
        let list = capture_list(self.tokens, lambda.introducer);
        let is_annotated = self.outside.is_annotated(lambda.open());
        let enclosing = self.enclosing();
        let constant = std::mem::replace(&mut self.constant, false);
        let mut initialised = Vec::new();
        for capture in &list.captures {
            match *capture {
                Capture::Variable(name) | Capture::Reference(name) | Capture::Pack(name) => {
                    self.mention(name);
                    // `&x = value`, `...x = value`.
                    let behind = name.next();
                    if !matches!(self.kind(behind), Kind::Comma | Kind::CloseBracket | Kind::Ellipsis) {
                        let end = self.find(behind, lambda.introducer.last(), Kind::Comma);
                        self.expression(TokenRange::new(behind, end))?;
                        initialised.push(name);
                    }
                }
                Capture::This(at) | Capture::Object(at) => self.mention_this(at),
                Capture::Initialised { name, value, .. } => {
                    self.expression(value)?;
                    initialised.push(name);
                }
            }
        }
        let is_named = |capture: &Capture| match *capture {
            Capture::Variable(name) | Capture::Reference(name) | Capture::Pack(name) => Some(name),
            _ => None,
        };
        let names = list.captures.iter().filter_map(is_named).map(|name| self.tokens.symbol(name)).collect();
        let is_this = |capture: &Capture| matches!(capture, Capture::This(_) | Capture::Object(_));
        self.frames.push(Frame {
            open: lambda.open(),
            outside: self.locals.len(),
            default: list.default,
            captures_this: list.captures.iter().any(is_this),
            captures: list.captures,
            names,
            is_annotated,
            is_generic: lambda.is_generic(self.tokens),
            constexpr_ifs: self.constexpr_ifs,
            local_classes: self.local_classes,
            fault: None,
        });
        let result = self.deeper(lambda.open(), |walk| {
            for name in initialised {
                walk.locals.declare(walk.tokens.symbol(name), LocalKind::Automatic);
            }
            walk.template_parameters(lambda.template_parameters);
            if let Some(parameters) = lambda.parameters {
                walk.parameters(parameters)?;
            }
            walk.block(lambda.body.start)
        });
        self.constant = constant;
        if let Some(frame) = self.frames.pop()
            && frame.is_annotated
        {
            self.found.push(Found {
                lambda: *lambda,
                enclosing,
                default: frame.default,
                captures: frame.captures,
                fault: frame.fault,
            });
        }
        result
    }

    fn enclosing(&self) -> Enclosing {
        let innermost = |wanted: fn(&Frame) -> bool| {
            self.frames.iter().rev().find(|frame| wanted(frame)).map(|frame| frame.open)
        };
        Enclosing {
            annotated: innermost(|frame| frame.is_annotated),
            generic: innermost(|frame| frame.is_generic),
            local_class: self.local_classes > 0,
        }
    }

    /// Whether some lambda is around the place.
    pub(super) fn is_in_lambda(&self) -> bool {
        !self.frames.is_empty()
    }

    /// The body names the local at `name`: every lambda on the way to its declaration captures it, up to the first that
    /// has it in its list or has no default.
    pub(super) fn mention(&mut self, name: TokenId) {
        let symbol = self.tokens.symbol(name);
        if self.constant {
            return;
        }
        let Some((index, kind)) = self.locals.find(symbol) else { return };
        if !matches!(kind, LocalKind::Automatic | LocalKind::Pack) {
            return;
        }
        for frame in self.frames.iter_mut().rev().take_while(|frame| index < frame.outside) {
            let Some(default) = frame.default else { return };
            if frame.names.contains(&symbol) {
                return;
            }
            frame.names.insert(symbol);
            let fault = match (kind, default) {
                (LocalKind::Pack, _) => Some(CaptureFault::Pack(name)),
                _ if self.constexpr_ifs > frame.constexpr_ifs => Some(CaptureFault::ConstexprIf(name)),
                (_, CaptureDefault::Reference) => Some(CaptureFault::ByReference(name)),
                (_, CaptureDefault::Copy) => None,
            };
            frame.fault = frame.fault.or(fault);
            frame.captures.push(match default {
                CaptureDefault::Copy => Capture::Variable(name),
                CaptureDefault::Reference => Capture::Reference(name),
            });
        }
    }

    /// The body needs the object: every lambda captures it up to the first that has it in its list or has no default.
    pub(super) fn mention_this(&mut self, at: TokenId) {
        if self.constant {
            return;
        }
        let local_classes = self.local_classes;
        for frame in self.frames.iter_mut().rev().take_while(|frame| frame.local_classes == local_classes) {
            if frame.default.is_none() || frame.captures_this {
                return;
            }
            frame.captures_this = true;
            frame.captures.push(Capture::This(at));
        }
    }

    /// Whether the innermost lambda has the object, or would never capture it.
    pub(super) fn has_this(&self) -> bool {
        self.frames.last().is_none_or(|frame| {
            frame.captures_this || frame.default.is_none() || frame.local_classes != self.local_classes
        })
    }

    /// Notes why the lambdas around have an implicit capture that is not certain.
    pub(super) fn fault(&mut self, fault: CaptureFault) {
        for frame in self.frames.iter_mut().rev() {
            if frame.default.is_none() || frame.captures_this {
                return;
            }
            frame.fault = frame.fault.or(Some(fault));
        }
    }
}
