//! The annotated lambdas of a unit, with what they stand in and capture.

use super::capture::{Capture, CaptureDefault, CaptureList};
use super::implicit::implicit;
use crate::bodies::Lambda;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::read::Reading;
use crate::tree::{DeclarationId, ScopeId};

/// The execution space that is written on a lambda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// `__host__`
    pub host: bool,
    /// `__device__`
    pub device: bool,
    /// The first attribute of a space stands behind the parameters, where the call operator's would.
    pub is_behind: bool,
}

/// What an annotated lambda stands in, inside the function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Enclosing {
    /// The `[` of the innermost annotated lambda around it.
    pub annotated: Option<TokenId>,
    /// The `[` of the innermost generic lambda around it.
    pub generic: Option<TokenId>,
}

/// An annotated lambda in a function.
#[derive(Clone, Debug)]
pub struct Found<'a> {
    /// The lambda as it was read.
    pub lambda: &'a Lambda,
    /// The function whose body it is in.
    pub function: DeclarationId,
    /// The space that is written on it.
    pub space: Space,
    /// What it stands in.
    pub enclosing: Enclosing,
    /// The capture-default.
    pub default: Option<CaptureDefault>,
    /// The captures: those of the list, then the implicit ones in the order of their first mention.
    pub captures: Vec<Capture>,
    /// How many of them the list names.
    pub explicit: usize,
    /// The first mentions of variables that are implicitly captured and stand in a constexpr if.
    pub constexpr_ifs: Vec<TokenId>,
    /// A name of which it is not known whether it needs the object, and `true` where some of the member functions
    /// of that name are static, `false` where it may be a member of a base class that is not known.
    pub uncertain: Option<(TokenId, bool)>,
}

/// The bodies of all functions in source order, initialisers included.
pub fn bodies_of_functions(reading: &Reading) -> Vec<(TokenRange, DeclarationId)> {
    let tree = &reading.tree;
    let ids = (0..tree.declarations.len() as u32).map(DeclarationId);
    let mut bodies: Vec<(TokenRange, DeclarationId)> = ids
        .filter_map(|id| Some((tree.function(id)?.body.range()?, id)))
        .filter(|(range, _)| !range.is_empty())
        .collect();
    bodies.sort_by_key(|(range, _)| range.start);
    bodies
}

/// The annotated lambdas in the bodies of functions, in source order.
pub fn annotated(reading: &Reading) -> Vec<Found<'_>> {
    if !reading.bodies.lambdas.iter().any(|lambda| lambda.is_annotated) {
        return Vec::new();
    }
    let bodies = bodies_of_functions(reading);
    let mut around: Vec<&Lambda> = Vec::new();
    let mut found = Vec::new();
    for lambda in &reading.bodies.lambdas {
        while around.last().is_some_and(|outer| outer.body.end <= lambda.open()) {
            around.pop();
        }
        if lambda.is_annotated {
            let after = bodies.partition_point(|(range, _)| range.start <= lambda.open());
            let inside = after.checked_sub(1).and_then(|index| bodies.get(index));
            if let Some(&(range, function)) = inside
                && range.contains(lambda.open())
            {
                let innermost = |wanted: fn(&Lambda) -> bool| {
                    let outer = around.iter().rev().filter(|outer| range.contains(outer.open()));
                    outer.copied().find(|outer| wanted(outer)).map(Lambda::open)
                };
                let enclosing = Enclosing {
                    annotated: innermost(|outer| outer.is_annotated),
                    generic: innermost(|outer| outer.is_generic),
                };
                found.push(one(reading, lambda, function, enclosing));
            }
        }
        around.push(lambda);
    }
    found
}

fn one<'a>(
    reading: &'a Reading,
    lambda: &'a Lambda,
    function: DeclarationId,
    enclosing: Enclosing,
) -> Found<'a> {
    let list = CaptureList::of(&reading.tokens, lambda);
    let explicit = list.captures.len();
    let mut found = Found {
        lambda,
        function,
        space: space(reading, lambda),
        enclosing,
        default: list.default,
        captures: list.captures.clone(),
        explicit,
        constexpr_ifs: Vec::new(),
        uncertain: None,
    };
    // One that is refused for what it stands in is not written, and such may nest as deep as they like.
    if list.default.is_some() && enclosing.annotated.is_none() {
        implicit(reading, scope_of(reading, function), &list, &mut found);
    }
    found
}

/// The class scope or namespace in which the body of a function is looked up.
fn scope_of(reading: &Reading, function: DeclarationId) -> ScopeId {
    let target = reading.tree.function(function).and_then(|function| function.target);
    target.unwrap_or(reading.tree[function].scope)
}

/// The space written on a lambda.
pub(crate) fn space(reading: &Reading, lambda: &Lambda) -> Space {
    let tokens = &reading.tokens;
    let behind = if lambda.parameters.is_empty() { lambda.body.start } else { lambda.parameters.end };
    let mut space = Space::default();
    let mut at = lambda.declarator.start;
    while at < lambda.declarator.end {
        let words = match tokens.kind(at) {
            Kind::Attribute => TokenRange::new(at.next(), tokens.partner(at.next()).max(at.next())),
            Kind::Identifier => TokenRange::new(at, at.next()),
            kind if kind.is_open_bracket() => {
                at = tokens.partner(at).max(at).next();
                continue;
            }
            _ => TokenRange::empty_at(at),
        };
        for word in words.iter() {
            let (host, device) = match tokens.symbol(word) {
                known::HOST | known::WORD_HOST => (true, false),
                known::DEVICE | known::WORD_DEVICE => (false, true),
                _ => continue,
            };
            space.is_behind |= !space.host && !space.device && at >= behind;
            space.host |= host;
            space.device |= device;
        }
        at = words.end.max(at.next());
    }
    space
}
