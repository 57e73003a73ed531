//! `__launch_bounds__`, `__maxnreg__` and `__cluster_dims__`: what they need of their function and of each
//! other.

use super::anchor::Places;
use super::annotation::{Applied, applied};
use super::history::Said;
use super::kernel::{Aspect, is_kernel, report};
use super::{Context, Spaces, fact};
use crate::diag::Finding;
use crate::ids::spelled::Spelling;
use crate::lex::{TokenRange, list_elements};
use crate::read::Reading;
use crate::rules::generated::{self as rules, Attribute as Cuda, Form};
use crate::tree::{DeclarationId, DeclarationKind, FunctionName};

/// Judges every function that has one of them, and every kernel.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let tree = &context.reading.tree;
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        if matches!(tree[id].kind, DeclarationKind::Function(_) | DeclarationKind::Variable(_)) {
            repeated(context, id);
        }
        let DeclarationKind::Function(function) = tree[id].kind else { continue };
        if tree[function].name == FunctionName::DeductionGuide {
            continue;
        }
        let is_kernel = is_kernel(spaces.after(id)) && spaces.tile.space(id).is_none();
        if is_kernel || applied(context.reading, id).any(|a| is_bound(a.attribute)) {
            let written: Vec<Applied<'_>> = applied(context.reading, id).collect();
            declaration(context, id, &written, is_kernel);
        }
    }
}

/// Whether an attribute is one of the three.
pub(super) fn is_bound(attribute: Cuda) -> bool {
    matches!(attribute, Cuda::LaunchBounds | Cuda::Maxnreg | Cuda::ClusterDims)
}

/// The bounds that one declaration has more than once.
fn repeated(context: &mut Context<'_>, id: DeclarationId) {
    let reading = context.reading;
    let mut before: Vec<Cuda> = Vec::new();
    for one in applied(reading, id).filter(|one| is_bound(one.attribute)) {
        let again = fact::truth(before.contains(&one.attribute));
        before.push(one.attribute);
        let cell = rules::decide_attribute_repeated(context.dialect, context.pass, again);
        let keyword = match one.attribute {
            Cuda::LaunchBounds => "__launch_bounds__",
            Cuda::Maxnreg => "__maxnreg__",
            _ => "__cluster_dims__",
        };
        for said in cell.reports {
            let at = Places::of(reading, id).at_attribute(one.at(reading)).anchor(said.diagnostic);
            context.find(Finding::reported(said, at, &[("keyword", keyword)]));
        }
    }
}

fn declaration(context: &mut Context<'_>, id: DeclarationId, written: &[Applied<'_>], kernel: bool) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let places = Places::of(reading, id);
    let form = fact::form(reading, id);
    let in_force = |wanted: Cuda, said: Said| {
        let recorded = |id: DeclarationId| {
            applied(reading, id).any(|a| a.attribute == wanted && value(reading, id, &a) != Value::Refused)
        };
        recorded(id) || context.history().any_before(reading, id, said, recorded)
    };
    let launch_bounds = in_force(Cuda::LaunchBounds, Said::LaunchBounds);
    let both = fact::truth(launch_bounds && in_force(Cuda::Maxnreg, Said::Maxnreg));
    report(context, &places, rules::decide_launch_bounds_with_maxnreg(dialect, pass, form, both));
    if kernel {
        let cell = rules::decide_launch_bounds_missing(dialect, pass, form, fact::truth(launch_bounds));
        report(context, &places, cell);
    }
    if exceeds(context, id) {
        report(context, &places, rules::decide_cluster_dims_limit(dialect, pass, form, fact::truth(true)));
    }
    arguments_of(context, id, written, Aspect::written(reading, id));
}

/// The values of the arguments, as a declaration writes them or an instance has them.
pub(super) fn arguments_of(
    context: &mut Context<'_>,
    id: DeclarationId,
    written: &[Applied<'_>],
    Aspect { form, spelling }: Aspect<'_>,
) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let places = Places::of(reading, id);
    for applied in written {
        let places = places.at_attribute(applied.at(reading));
        let values: Vec<Option<i128>> =
            arguments(reading, applied).map(|range| spelling.constant_value(id, range).ok()).collect();
        // What does not depend on the template's parameters was judged at the template.
        let judged = |index: usize| {
            let range = arguments(reading, applied).nth(index);
            let plain = Spelling::new(reading);
            form == Form::Instance && range.is_some_and(|range| plain.constant_value(id, range).is_ok())
        };
        let known = |index: usize| values.get(index).copied().flatten().filter(|_| !judged(index));
        match applied.attribute {
            Cuda::LaunchBounds => {
                let negative = fact::truth(known(2).is_some_and(|value| value < 0));
                report(context, &places, rules::decide_launch_bounds_max_blocks(dialect, pass, negative));
            }
            Cuda::Maxnreg => {
                let missing = values.is_empty() && form != Form::Instance;
                let positive = fact::truth(!missing && known(0).is_none_or(|value| value > 0));
                report(context, &places, rules::decide_maxnreg_positive(dialect, pass, positive));
            }
            Cuda::ClusterDims => {
                for index in 0..values.len() {
                    let positive = fact::truth(known(index).is_none_or(|value| value > 0));
                    let cell = rules::decide_cluster_dims_positive(dialect, pass, form, positive);
                    report(context, &places, cell);
                }
            }
            _ => {}
        }
    }
}

/// Whether the blocks of a cluster are certainly more than the bounds in force allow.
fn exceeds(context: &Context<'_>, id: DeclarationId) -> bool {
    let reading = context.reading;
    let last = |wanted: Cuda, said: Said| {
        let on = |id: DeclarationId| {
            let last = applied(reading, id).filter(|a| a.attribute == wanted).last();
            last.map(|a| (id, a))
        };
        on(id).or_else(|| on(context.history().last_before(reading, id, said)?))
    };
    let dims = last(Cuda::ClusterDims, Said::ClusterDims);
    let bounds = last(Cuda::LaunchBounds, Said::LaunchBounds);
    let (Some((dims_of, dims)), Some((bounds_of, bounds))) = (dims, bounds) else { return false };
    let constant =
        |id, range| Spelling::new(reading).constant_value(id, range).ok().filter(|value| *value > 0);
    let blocks = arguments(reading, &dims)
        .try_fold(1_i128, |product, range| product.checked_mul(constant(dims_of, range)?));
    let limit = arguments(reading, &bounds).nth(2).and_then(|range| constant(bounds_of, range));
    matches!((blocks, limit), (Some(blocks), Some(limit)) if blocks > limit)
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

/// What becomes of a bound of `id`; everything that is no bound is recorded.
pub(super) fn value(reading: &Reading, id: DeclarationId, applied: &Applied<'_>) -> Value {
    if !matches!(applied.attribute, Cuda::Maxnreg | Cuda::ClusterDims) {
        return Value::Recorded;
    }
    let Some(first) = arguments(reading, applied).next() else { return Value::Refused };
    match Spelling::new(reading).constant_value(id, first) {
        Ok(value) if value > 0 => Value::Recorded,
        Ok(_) => Value::Refused,
        Err(_) => Value::Unknown,
    }
}

/// The arguments of an attribute.
fn arguments(reading: &Reading, applied: &Applied<'_>) -> impl Iterator<Item = TokenRange> {
    list_elements(&reading.tokens, applied.written.arguments).into_iter()
}
