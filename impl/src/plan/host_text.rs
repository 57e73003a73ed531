//! Which mentions of a name are the host's (`--device-c`).
//!
//! Observed on the released tool: the innermost function around decides, and a member function of a local class is one
//! with a space of its own, in device functions and lambdas too. What a local class says outside of its member
//! functions is the host's wherever the class stands.

use rustc_hash::FxHashSet;

use super::Planner;
use super::space::Marks;
use crate::check::Enclosures;
use crate::lambda::bodies_of_functions;
use crate::lex::{Kind, TokenId, TokenRange, within};
use crate::tree::{Attribute, DeclarationId};

/// The text with spaces of its own.
pub(super) struct Spaced {
    functions: Vec<(TokenRange, DeclarationId)>,
    /// The bodies of the lambdas that no other lambda is around.
    outer_lambdas: Vec<TokenRange>,
    /// The `{` of every lambda's body.
    lambdas: FxHashSet<TokenId>,
    /// The `{` of the lambdas that run on the device only.
    device_lambdas: FxHashSet<TokenId>,
    enclosures: Enclosures,
}

/// Where in a local class something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InClass {
    /// In the body of a member function that runs on the device only.
    DeviceBody,
    /// In the body of another.
    Body,
    /// Elsewhere.
    Outside,
}

impl Planner<'_> {
    /// What decides where a mention stands.
    pub(super) fn spaced(&self) -> Spaced {
        let lambdas = &self.reading.bodies.lambdas;
        let mut outer_lambdas: Vec<TokenRange> = Vec::new();
        for lambda in lambdas {
            if outer_lambdas.last().is_none_or(|outer| outer.end <= lambda.open()) {
                outer_lambdas.push(lambda.body);
            }
        }
        Spaced {
            functions: bodies_of_functions(self.reading),
            outer_lambdas,
            lambdas: lambdas.iter().map(|lambda| lambda.body.start).collect(),
            device_lambdas: self.device_lambdas().iter().map(|body| body.start).collect(),
            enclosures: Enclosures::default(),
        }
    }

    /// Whether the mention at `place` is the host's.
    pub(super) fn is_on_the_host(&self, place: TokenId, text: &mut Spaced) -> bool {
        let function = within(&text.functions, |(range, _)| *range, place);
        let outer = match function {
            Some(&(body, _)) => body,
            None => match within(&text.outer_lambdas, |range| *range, place) {
                Some(&body) => body,
                None => return true,
            },
        };
        text.enclosures.enter(self.tokens, (outer.start, outer.last()));
        let mut in_lambda = false;
        for open in text.enclosures.around(place).chain([outer.start]) {
            if text.device_lambdas.contains(&open) {
                return false;
            }
            in_lambda |= text.lambdas.contains(&open);
            if open == outer.start || !self.is_class_body(open) {
                continue;
            }
            match self.in_class(open, place) {
                InClass::DeviceBody => return false,
                InClass::Body => return true,
                InClass::Outside if !in_lambda => return true,
                // A lambda runs where the function around the class does.
                InClass::Outside => {}
            }
        }
        function.is_none_or(|&(_, function)| {
            let marks = self.marks(function);
            !(marks.global || marks.device_only())
        })
    }

    /// Whether a `{` in a body begins the members of a class.
    fn is_class_body(&self, open: TokenId) -> bool {
        if self.kind(open) != Kind::OpenBrace {
            return false;
        }
        let mut at = open;
        while at.0 > 0 {
            at = at.previous();
            match self.kind(at) {
                Kind::Class | Kind::Struct | Kind::Union => {
                    return !matches!(self.kind(at.previous()), Kind::Enum | Kind::New | Kind::Return);
                }
                Kind::Semicolon | Kind::OpenBrace | Kind::Assign => return false,
                kind if kind.is_open_bracket() => return false,
                Kind::CloseBrace => return false,
                kind if kind.is_close_bracket() => at = self.tokens.partner(at),
                _ => {}
            }
        }
        false
    }

    /// Where `place` stands among the members of the local class whose `{` is `open`.
    fn in_class(&self, open: TokenId, place: TokenId) -> InClass {
        let close = self.tokens.partner(open);
        let mut row: Vec<Attribute> = Vec::new();
        let (mut has_parameters, mut is_initialised, mut in_body) = (false, false, false);
        let mut at = open.next();
        while at < close {
            let kind = self.kind(at);
            if self.tokens.attribute_words.binary_search(&at).is_ok() {
                at = self.read_attribute(at, &mut row);
                continue;
            }
            // What ends behind `at`, and whether a member ends with it.
            let (behind, ends_member) = match kind {
                Kind::Semicolon => (at.next(), true),
                Kind::Operator if self.kind(at.next()).is_open_bracket() => {
                    (self.tokens.partner(at.next()).next(), false)
                }
                // `operator=`
                Kind::Operator => (at.next().next(), false),
                Kind::Assign if !in_body => {
                    is_initialised = true;
                    (at.next(), false)
                }
                Kind::Colon if has_parameters && !is_initialised => {
                    in_body = true;
                    (at.next(), false)
                }
                Kind::Colon => {
                    let is_access =
                        matches!(self.kind(at.previous()), Kind::Public | Kind::Private | Kind::Protected);
                    (at.next(), is_access)
                }
                Kind::Try if has_parameters => {
                    in_body = true;
                    (at.next(), false)
                }
                Kind::Decltype | Kind::Noexcept | Kind::Alignas | Kind::Explicit | Kind::Attribute
                    if self.kind(at.next()) == Kind::OpenParen =>
                {
                    (self.tokens.partner(at.next()).next(), false)
                }
                Kind::OpenParen => {
                    has_parameters |= !is_initialised;
                    (self.tokens.partner(at).next(), false)
                }
                Kind::OpenBrace => {
                    // Behind a name in the list it initialises a base or member.
                    let is_initializer = in_body
                        && matches!(self.kind(at.previous()), Kind::Identifier | Kind::Greater)
                        && self.kind(at.previous()) != Kind::Try;
                    let is_body = has_parameters && !is_initialised;
                    in_body |= is_body;
                    let behind = self.tokens.partner(at).next();
                    (behind, is_body && !is_initializer && self.kind(behind) != Kind::Catch)
                }
                kind if kind.is_open_bracket() => (self.tokens.partner(at).next(), false),
                _ => (at.next(), false),
            };
            if place < behind {
                return match in_body {
                    true if Marks::of(self.tokens, &row).device_only() => InClass::DeviceBody,
                    true => InClass::Body,
                    false => InClass::Outside,
                };
            }
            at = behind;
            if ends_member {
                row.clear();
                (has_parameters, is_initialised, in_body) = (false, false, false);
            }
        }
        InClass::Outside
    }
}
