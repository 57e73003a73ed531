//! The return type of an extended device lambda that has to be deduced: `-> auto`, `-> decltype(auto)`.
//!
//! It is part of the wrapper's type, and the lambda itself is not written. So the host compiler deduces it from what one
//! `return` says, as the type of a function whose parameters are the variables that the expression names:
//!
//! ```text
//! [=] __device__(int i) -> auto { float a = i; return a * x; }
//! typename __nv_dl_returned<auto (*)(int i, const T &x, float a) -> typename ::std::decay<decltype((a * x))>::type>::type
//! ```

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;

use super::texts::pieces;
use super::{Piece, Planner};
use crate::bodies::{Automatic, Lambda, Meant, NameUse};
use crate::lambda::{Capture, Found};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::rules::generated as rules;

/// Where something cannot be written, and why.
type Fault = (TokenId, String);

/// A return type with a placeholder.
struct Placeholder {
    /// What stands before it, and the `*`, `&` or `const` behind it.
    before: TokenRange,
    behind: TokenRange,
    /// What it stands for, with the returned expression.
    text: &'static str,
}

/// What a lambda's body returns.
#[derive(Default)]
pub(super) struct Returned {
    /// The expressions; an empty one for `return;`.
    values: Vec<TokenRange>,
    /// Those in statements that a constexpr if may discard.
    conditional: Vec<TokenRange>,
}

impl Returned {
    pub(super) fn all(&self) -> impl Iterator<Item = &TokenRange> {
        self.values.iter().chain(&self.conditional)
    }
}

/// The variables that an expression of a lambda's body names, each as the parameter of a function.
struct Named<'a> {
    found: &'a Found<'a>,
    /// The expression is one name, of which the type is meant that it was declared with.
    is_exact: bool,
    /// By group and place: a type may name those before it.
    list: BTreeMap<(Group, TokenId), (Symbol, Vec<Piece>)>,
}

/// In this order none hides a name that one behind it means from around the lambda.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Initialised,
    OfTheLambda,
    Captured,
    Local,
}

impl Named<'_> {
    fn add(&mut self, group: Group, declared: TokenId, symbol: Symbol, text: Vec<Piece>) {
        self.list.insert((group, declared), (symbol, text));
    }

    fn has(&self, group: Group, declared: TokenId) -> bool {
        self.list.contains_key(&(group, declared))
    }

    /// The parameter list.
    fn parameters(self) -> Result<Vec<Piece>, Fault> {
        let mut symbols = FxHashSet::default();
        let mut written = Vec::new();
        for ((_, declared), (symbol, text)) in self.list {
            if !symbols.insert(symbol) {
                let text = "the deduced return type of an extended lambda hangs on two variables of one name";
                return Err((declared, text.to_owned()));
            }
            if !written.is_empty() {
                written.push(Piece::text(", "));
            }
            written.extend(text);
        }
        Ok(written)
    }
}

impl<'a> Planner<'a> {
    /// Whether the return type that is written on a lambda has a placeholder.
    pub(super) fn is_deduced_return(&self, lambda: &Lambda) -> bool {
        lambda.trailing_return.iter().any(|at| self.kind(at) == Kind::Auto)
    }

    /// The return type of a device lambda as the host compiler deduces it.
    ///
    /// # Errors
    /// The place and reason, where no returned expression can be taken out of its body.
    pub(super) fn deduced_return(&self, found: &Found<'_>) -> Result<Vec<Piece>, Fault> {
        let written = found.lambda.trailing_return;
        let Some(placeholder) = self.placeholder(written) else {
            return Err((
                written.start,
                "the deduced return type of an extended lambda is more than `auto` with `const`, `*` and `&`"
                    .to_owned(),
            ));
        };
        let returned = self.returned(found.lambda);
        let mut fault = None;
        for &value in &returned.values {
            if value.is_empty() {
                return Ok(vec![Piece::text("void")]);
            }
            match self.type_of_returned(found, &placeholder, value) {
                Ok(written) => return Ok(written),
                Err(one) => fault = fault.or(Some(one)),
            }
        }
        match fault {
            Some(fault) => Err(fault),
            None if !returned.conditional.is_empty() => {
                let text =
                    "an extended lambda returns inside of a constexpr if: its return type must be written";
                Err((written.start, text.to_owned()))
            }
            None => Ok(vec![Piece::text("void")]),
        }
    }

    fn placeholder(&self, written: TokenRange) -> Option<Placeholder> {
        let at = written.iter().find(|&at| self.kind(at) == Kind::Auto)?;
        let qualifies = |at: &TokenId| matches!(self.kind(*at), Kind::Const | Kind::Volatile);
        if self.kind(written.start) == Kind::Decltype {
            let empty = TokenRange::empty_at(at);
            let text = rules::HOST_OUTPUT_LAMBDA_RETURN_EXACT;
            return (written.len() == 4).then_some(Placeholder { before: empty, behind: empty, text });
        }
        let before = TokenRange::new(written.start, at);
        let behind = TokenRange::new(at.next(), written.end);
        let declarator: Vec<Kind> =
            behind.iter().filter(|at| !qualifies(at)).map(|at| self.kind(at)).collect();
        let text = match declarator[..] {
            [] => rules::HOST_OUTPUT_LAMBDA_RETURN_VALUE,
            [Kind::Star] => rules::HOST_OUTPUT_LAMBDA_RETURN_POINTER,
            [Kind::Amp] => rules::HOST_OUTPUT_LAMBDA_RETURN_REFERENCE,
            [Kind::AmpAmp] => rules::HOST_OUTPUT_LAMBDA_RETURN_FORWARDING,
            _ => return None,
        };
        before.iter().all(|at| qualifies(&at)).then_some(Placeholder { before, behind, text })
    }

    /// The expressions that a lambda returns, without those of lambdas and classes in it and those whose statement a
    /// constexpr if may discard.
    pub(super) fn returned(&self, lambda: &Lambda) -> Returned {
        let mut returned = Returned::default();
        let mut depth = 0;
        let mut after_constexpr_if = false;
        let mut at = lambda.body.start.next();
        while at < lambda.body.last() {
            let kind = self.kind(at);
            let begins =
                matches!(self.kind(at.previous()), Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace);
            at = match kind {
                Kind::OpenBracket => {
                    self.reading.bodies.lambda(at).map_or(at.next(), |inner| inner.body.end.max(at.next()))
                }
                Kind::Class | Kind::Struct | Kind::Union => self.behind_class(at),
                Kind::If if self.kind(at.next()) == Kind::Constexpr => {
                    after_constexpr_if = true;
                    at.next()
                }
                Kind::OpenBrace => {
                    depth += 1;
                    at.next()
                }
                Kind::CloseBrace => {
                    depth -= 1;
                    at.next()
                }
                Kind::Return => {
                    let end = self.semicolon(at, lambda.body.end);
                    let is_conditional = after_constexpr_if && !(depth == 0 && begins);
                    let list = if is_conditional { &mut returned.conditional } else { &mut returned.values };
                    list.push(TokenRange::new(at.next(), end));
                    end
                }
                _ => at.next(),
            };
        }
        returned
    }

    /// The token behind the body of the class whose key is at `key`, or behind the key where none is defined.
    fn behind_class(&self, key: TokenId) -> TokenId {
        let mut at = key.next();
        loop {
            match self.kind(at) {
                Kind::OpenBrace => return self.tokens.partner(at).max(at).next(),
                Kind::Identifier
                | Kind::ColonColon
                | Kind::Colon
                | Kind::Comma
                | Kind::Less
                | Kind::Greater
                | Kind::Public
                | Kind::Private
                | Kind::Protected
                | Kind::Virtual => at = at.next(),
                _ => return key.next(),
            }
        }
    }

    /// The `;` that ends the statement at `at`.
    fn semicolon(&self, at: TokenId, end: TokenId) -> TokenId {
        let mut at = at.next();
        while at < end && self.kind(at) != Kind::Semicolon {
            let kind = self.kind(at);
            at = if kind.is_open_bracket() { self.tokens.partner(at).max(at).next() } else { at.next() };
        }
        at.min(end)
    }

    fn type_of_returned(
        &self,
        found: &Found<'_>,
        placeholder: &Placeholder,
        value: TokenRange,
    ) -> Result<Vec<Piece>, Fault> {
        let is_exact = placeholder.text == rules::HOST_OUTPUT_LAMBDA_RETURN_EXACT;
        let mut named = Named { found, is_exact: is_exact && value.len() == 1, list: BTreeMap::new() };
        self.name(&mut named, value)?;
        let written = self.placed(placeholder, value);
        let parameters = named.parameters()?;
        Ok(pieces(rules::HOST_OUTPUT_LAMBDA_RETURN, |name| match name {
            "parameters" => parameters.clone(),
            _ => written.clone(),
        }))
    }

    /// The source of a range on one line, with a space on both sides; nothing for an empty one.
    fn flat(&self, range: TokenRange) -> Vec<Piece> {
        if range.is_empty() {
            return Vec::new();
        }
        vec![Piece::text(" "), Piece::Flat(self.span(range)), Piece::text(" ")]
    }

    /// Notes the variables that `range`, a part of the lambda, names.
    fn name(&self, named: &mut Named<'_>, range: TokenRange) -> Result<(), Fault> {
        for at in range.iter() {
            if self.reading.bodies.lambda(at).is_some() {
                return Err((
                    at,
                    "the deduced return type of an extended lambda hangs on a lambda".to_owned(),
                ));
            }
        }
        for one in self.reading.bodies.names_in(range) {
            self.name_one(named, one)?;
        }
        Ok(())
    }

    fn name_one(&self, named: &mut Named<'_>, one: &NameUse) -> Result<(), Fault> {
        let lambda = named.found.lambda;
        let is_object = |capture: &Capture| matches!(capture, Capture::Object(_));
        if !one.is_local {
            // What is a member of a copy is not looked at.
            return match named.found.captures.iter().any(is_object) {
                true => Err((
                    one.name,
                    "a deduced return type of an extended lambda that captures `*this`".to_owned(),
                )),
                false => Ok(()),
            };
        }
        let Meant::Declared(declared) = &one.meant else { return Ok(()) };
        let Some(&declared) = declared.first() else { return Ok(()) };
        let variable = self.reading.bodies.automatic(declared);
        if !lambda.range().contains(declared) {
            let captures = |capture: &&Capture| {
                matches!(capture, Capture::Variable(_))
                    && self.tokens.symbol(capture.token()) == self.tokens.symbol(declared)
            };
            let is_captured = named.found.captures.iter().any(|capture| captures(&capture));
            if is_captured
                && !lambda.is_mutable
                && !named.is_exact
                && !variable.is_some_and(|one| self.is_const_object(one))
            {
                let name = self.text(declared);
                let text =
                    pieces(rules::HOST_OUTPUT_LAMBDA_RETURN_CAPTURE, |_| vec![Piece::text(name.clone())]);
                named.add(Group::Captured, declared, self.tokens.symbol(declared), text);
            }
            return Ok(());
        }
        if lambda.introducer.contains(declared) {
            return self.name_initialised(named, declared);
        }
        let local = || {
            let text =
                "the deduced return type of an extended lambda hangs on what its body declares: write it";
            Err((one.name, text.to_owned()))
        };
        let Some(variable) = variable.filter(|variable| !variable.type_specifier.is_empty()) else {
            return local();
        };
        let group = if lambda.parameters.contains(declared) { Group::OfTheLambda } else { Group::Local };
        if named.has(group, declared) {
            return Ok(());
        }
        let symbol = self.tokens.symbol(declared);
        let Some(text) = self.as_parameter(named, variable)? else { return local() };
        named.add(group, declared, symbol, text);
        Ok(())
    }

    fn name_initialised(&self, named: &mut Named<'_>, declared: TokenId) -> Result<(), Fault> {
        let initialised = named.found.captures.iter().find_map(|capture| match *capture {
            Capture::Initialised { name, value, .. } if name == declared => Some(value),
            _ => None,
        });
        let hides = |value: TokenRange| {
            value.iter().any(|at| {
                let symbol = self.tokens.symbol(at);
                named.list.values().any(|one| one.0 == symbol)
            })
        };
        match initialised {
            // Of the name alone the type is meant that it was given, of which the body's `const` is no part.
            Some(value) if named.is_exact => {
                let mut text = pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_INITIALISER, |_| {
                    vec![Piece::Flat(self.span(value))]
                });
                text.push(Piece::text(format!(" {}", self.text(declared))));
                named.add(Group::Initialised, declared, self.tokens.symbol(declared), text);
                Ok(())
            }
            Some(value) if !hides(value) => {
                let is_mutable = named.found.lambda.is_mutable;
                let text = pieces(rules::HOST_OUTPUT_LAMBDA_RETURN_INITIALISED, |name| match name {
                    "const" => vec![Piece::text(if is_mutable { "" } else { "const " })],
                    "type" => pieces(rules::HOST_OUTPUT_LAMBDA_TYPE_INITIALISER, |_| {
                        vec![Piece::Flat(self.span(value))]
                    }),
                    _ => vec![Piece::text(self.text(declared))],
                });
                named.add(Group::Initialised, declared, self.tokens.symbol(declared), text);
                Ok(())
            }
            _ => {
                let text = "the deduced return type of an extended lambda hangs on an init-capture: write it";
                Err((declared, text.to_owned()))
            }
        }
    }

    /// A variable of the body, or a parameter, as a parameter; `None` where its declaration says too little.
    fn as_parameter(&self, named: &mut Named<'_>, variable: &Automatic) -> Result<Option<Vec<Piece>>, Fault> {
        let (specifier, declarator) = (variable.type_specifier, variable.declarator);
        let is_type = |at: TokenId| {
            !matches!(
                self.kind(at),
                Kind::OpenBrace | Kind::Constexpr | Kind::Static | Kind::Attribute | Kind::Ellipsis
            )
        };
        if !specifier.iter().chain(declarator.iter()).all(is_type) || !declarator.contains(variable.name) {
            return Ok(None);
        }
        self.name(named, specifier)?;
        if specifier.iter().any(|at| self.kind(at) == Kind::Auto) {
            let written = TokenRange::new(specifier.start, variable.name);
            let (Some(placeholder), Some(value)) =
                (self.placeholder(written), self.initialiser(declarator.end))
            else {
                return Ok(None);
            };
            self.name(named, value)?;
            let mut text = self.placed(&placeholder, value);
            text.push(Piece::text(self.text(variable.name)));
            return Ok(Some(text));
        }
        self.name(named, TokenRange::new(declarator.start, variable.name))?;
        self.name(named, TokenRange::new(variable.name.next(), declarator.end))?;
        let mut text = self.flat(specifier);
        let is_array = !variable.is_parameter
            && variable.name < declarator.last()
            && self.kind(variable.name.next()) == Kind::OpenBracket;
        if is_array {
            text.extend(self.flat(TokenRange::new(declarator.start, variable.name)));
            text.push(Piece::text(format!("(&{})", self.text(variable.name))));
            text.extend(self.flat(TokenRange::new(variable.name.next(), declarator.end)));
        } else {
            text.extend(self.flat(declarator));
        }
        Ok(Some(text))
    }

    /// The type with its placeholder replaced by what it stands for.
    fn placed(&self, placeholder: &Placeholder, value: TokenRange) -> Vec<Piece> {
        let mut text = self.flat(placeholder.before);
        text.extend(pieces(placeholder.text, |_| vec![Piece::Flat(self.span(value))]));
        text.extend(self.flat(placeholder.behind));
        text.push(Piece::text(" "));
        text
    }

    /// The one expression that a variable is initialised with, behind its declarator.
    fn initialiser(&self, behind: TokenId) -> Option<TokenRange> {
        let value = match self.kind(behind) {
            Kind::Assign => {
                let mut at = behind.next();
                loop {
                    let kind = self.kind(at);
                    at = match kind {
                        Kind::Comma | Kind::Semicolon | Kind::CloseParen => break,
                        Kind::End => return None,
                        Kind::Less => self.tokens.angle_partner(at).unwrap_or(at).next(),
                        _ if kind.is_open_bracket() => self.tokens.partner(at).max(at).next(),
                        _ => at.next(),
                    };
                }
                TokenRange::new(behind.next(), at)
            }
            Kind::OpenParen | Kind::OpenBrace => {
                TokenRange::new(behind.next(), self.tokens.partner(behind).max(behind.next()))
            }
            _ => return None,
        };
        (!value.is_empty() && self.kind(value.start) != Kind::OpenBrace).then_some(value)
    }

    /// Whether a variable itself is `const`, so that a lambda sees it as everybody does.
    fn is_const_object(&self, variable: &Automatic) -> bool {
        variable.declarator.len() == 1
            && variable
                .type_specifier
                .iter()
                .chain([variable.type_specifier.start.previous()])
                .any(|at| matches!(self.kind(at), Kind::Const | Kind::Constexpr))
    }
}
