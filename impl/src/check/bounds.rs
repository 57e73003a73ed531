//! `__launch_bounds__`, `__maxnreg__` and `__cluster_dims__`: what they need of their function and of each
//! other.

use super::anchor::Places;
use super::annotation::{Applied, applied};
use super::kernel::{is_kernel, report};
use super::{Context, Spaces, fact};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated::{self as rules, Attribute as Cuda};
use crate::tree::{DeclarationId, DeclarationKind, FunctionName};

/// Judges every function that has one of them, and every kernel.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let tree = &context.reading.tree;
    for index in 0..tree.declarations.len() {
        let id = DeclarationId(index as u32);
        let DeclarationKind::Function(function) = tree[id].kind else { continue };
        if tree[function].name == FunctionName::DeductionGuide {
            continue;
        }
        let written: Vec<Applied<'_>> = applied(context.reading, id).collect();
        if is_kernel(spaces.after(id)) || written.iter().any(|a| is_bound(a.attribute)) {
            declaration(context, id, &written, is_kernel(spaces.after(id)));
        }
    }
}

fn is_bound(attribute: Cuda) -> bool {
    matches!(attribute, Cuda::LaunchBounds | Cuda::Maxnreg | Cuda::ClusterDims)
}

fn declaration(context: &mut Context<'_>, id: DeclarationId, written: &[Applied<'_>], kernel: bool) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let places = Places::of(reading, id);
    let form = fact::form(reading, id);
    let in_force = |wanted: Cuda| {
        let recorded = |a: &Applied<'_>| a.attribute == wanted && value(context, a) != Value::Refused;
        written.iter().any(recorded)
            || fact::earlier(reading, id).any(|other| applied(reading, other).any(|a| recorded(&a)))
    };
    let launch_bounds = in_force(Cuda::LaunchBounds);
    let both = fact::truth(launch_bounds && in_force(Cuda::Maxnreg));
    report(context, &places, rules::decide_launch_bounds_with_maxnreg(dialect, pass, form, both));
    if kernel {
        let cell = rules::decide_launch_bounds_missing(dialect, pass, form, fact::truth(launch_bounds));
        report(context, &places, cell);
    }
    if exceeds(context, id, written) {
        report(context, &places, rules::decide_cluster_dims_limit(dialect, pass, form, fact::truth(true)));
    }
    for applied in written.iter().filter(|a| a.attribute == Cuda::LaunchBounds) {
        let negative = arguments(context, applied).nth(2).is_some_and(|range| is_negative(context, range));
        let places = places.at_attribute(applied.at);
        let cell = rules::decide_launch_bounds_max_blocks(dialect, pass, fact::truth(negative));
        report(context, &places, cell);
    }
    for applied in written.iter().filter(|a| a.attribute == Cuda::Maxnreg) {
        let positive = fact::truth(value(context, applied) != Value::Refused);
        let places = places.at_attribute(applied.at);
        report(context, &places, rules::decide_maxnreg_positive(dialect, pass, positive));
    }
    for applied in written.iter().filter(|a| a.attribute == Cuda::ClusterDims) {
        let positive = fact::truth(!arguments(context, applied).any(|range| is_refused(context, range)));
        let places = places.at_attribute(applied.at);
        report(context, &places, rules::decide_cluster_dims_positive(dialect, pass, form, positive));
    }
}

/// Whether the blocks of a cluster are certainly more than the bounds in force allow: literals only.
fn exceeds(context: &Context<'_>, id: DeclarationId, written: &[Applied<'_>]) -> bool {
    let reading = context.reading;
    let last = |wanted: Cuda| {
        let here = written.iter().rev().find(|a| a.attribute == wanted).copied();
        here.or_else(|| {
            let earlier = fact::earlier(reading, id).flat_map(|other| applied(reading, other));
            earlier.filter(|a| a.attribute == wanted).last()
        })
    };
    let (Some(dims), Some(bounds)) = (last(Cuda::ClusterDims), last(Cuda::LaunchBounds)) else {
        return false;
    };
    let blocks = arguments(context, &dims)
        .try_fold(1_u64, |product, range| product.checked_mul(literal(context, range)?));
    let limit = arguments(context, &bounds).nth(2).and_then(|range| literal(context, range));
    matches!((blocks, limit), (Some(blocks), Some(limit)) if limit > 0 && blocks > limit)
}

/// The value of an argument that is one decimal literal.
fn literal(context: &Context<'_>, range: TokenRange) -> Option<u64> {
    let tokens = &context.reading.tokens;
    if range.iter().count() != 1 || tokens.kind(range.start) != Kind::Number {
        return None;
    }
    let text = context.reading.source.bytes(tokens.get(range.start).span());
    if text.len() > 1 && text.starts_with(b"0") {
        return None;
    }
    std::str::from_utf8(text).ok()?.trim_end_matches(['u', 'U', 'l', 'L']).parse().ok()
}

/// Whether an argument is certainly negative: a literal other than zero after a minus sign.
fn is_negative(context: &Context<'_>, range: TokenRange) -> bool {
    let tokens = &context.reading.tokens;
    let kinds: Vec<Kind> = range.iter().map(|t| tokens.kind(t)).collect();
    kinds == [Kind::Minus, Kind::Number] && !is_zero(context, range.start.next())
}

/// What the released tool makes of an attribute's first argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// It is recorded on the function.
    Recorded,
    /// It is reported and dropped: zero, negative, or no argument at all.
    Refused,
    /// Its value is not known.
    Unknown,
}

/// What becomes of a bound; everything that is no bound is recorded.
pub(super) fn value(context: &Context<'_>, applied: &Applied<'_>) -> Value {
    if !matches!(applied.attribute, Cuda::Maxnreg | Cuda::ClusterDims) {
        return Value::Recorded;
    }
    let Some(first) = arguments(context, applied).next() else { return Value::Refused };
    if is_refused(context, first) {
        return Value::Refused;
    }
    let tokens = &context.reading.tokens;
    match first.iter().map(|t| tokens.kind(t)).collect::<Vec<Kind>>().as_slice() {
        [Kind::Number] => Value::Recorded,
        _ => Value::Unknown,
    }
}

/// The arguments of an attribute.
fn arguments(context: &Context<'_>, applied: &Applied<'_>) -> impl Iterator<Item = TokenRange> {
    let tokens = &context.reading.tokens;
    let range = applied.written.arguments;
    let mut parts = Vec::new();
    let mut start = range.start;
    let mut at = range.start;
    while at < range.end {
        match tokens.kind(at) {
            kind if kind.is_open_bracket() => at = tokens.partner(at),
            Kind::Comma => {
                parts.push(TokenRange::new(start, at));
                start = at.next();
            }
            _ => {}
        }
        at = at.next();
    }
    if !range.is_empty() {
        parts.push(TokenRange::new(start, range.end));
    }
    parts.into_iter()
}

/// Whether an argument is certainly zero or negative: a literal, with a minus sign or not.
fn is_refused(context: &Context<'_>, range: TokenRange) -> bool {
    let tokens = &context.reading.tokens;
    let kinds: Vec<Kind> = range.iter().map(|t| tokens.kind(t)).collect();
    match kinds.as_slice() {
        [Kind::Number] => is_zero(context, range.start),
        [Kind::Minus, Kind::Number] => true,
        _ => false,
    }
}

fn is_zero(context: &Context<'_>, token: TokenId) -> bool {
    let text = context.reading.source.bytes(context.reading.tokens.get(token).span());
    let digits = match text {
        [b'0', b'x' | b'X' | b'b' | b'B', rest @ ..] => rest,
        other => other,
    };
    let digits = digits.iter().take_while(|b| b.is_ascii_hexdigit() || **b == b'\'');
    digits.into_iter().all(|b| matches!(b, b'0' | b'\''))
}
