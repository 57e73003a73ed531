//! What bodies hold that code of the device cannot have: exceptions, `typeid`, `dynamic_cast`, `thread_local`, addresses of
//! labels. It is said where the text is read, of templates once for all instances.

use super::super::Context;
use super::TokenId;
use super::caller::Callers;
use crate::bodies::{self, ConstructKind};
use crate::diag::Finding;
use crate::rules::generated::{self as rules, CalleeSpace, CodePlace, Construct, Space};
use crate::tree::FunctionId;
use rustc_hash::FxHashSet;

/// Judges the constructs of a unit; `is_instantiated` says of templated functions whether they are.
pub(super) fn check(
    context: &mut Context<'_>,
    callers: &Callers<'_>,
    is_instantiated: impl Fn(FunctionId) -> bool,
) {
    if !context.dialect.is_released() || context.pass == cufe_spec::unit::Pass::Host {
        return;
    }
    let reading = context.reading;
    let mut said = FxHashSet::default();
    for one in reading.bodies.constructs.iter().filter(|one| !one.in_template) {
        judge(context, callers, one, CodePlace::Function, &mut said);
    }
    for specialization in &reading.bodies.specializations {
        for one in &specialization.constructs {
            judge(context, callers, one, CodePlace::Instance, &mut said);
        }
    }
    for one in reading.bodies.constructs.iter().filter(|one| one.in_template) {
        let function = callers.around(one.at, None).and_then(|caller| caller.function);
        let place = match function {
            Some(function) if is_instantiated(function) && one.lambda.is_none() => CodePlace::Instance,
            _ => CodePlace::Pattern,
        };
        judge(context, callers, one, place, &mut said);
    }
}

fn judge(
    context: &mut Context<'_>,
    callers: &Callers<'_>,
    one: &bodies::Construct,
    place: CodePlace,
    said: &mut FxHashSet<TokenId>,
) {
    if one.context.local_classes > 0 {
        return context.count_unknown("construct-in-local-class");
    }
    let Some(caller) = callers.around(one.at, one.lambda) else { return };
    if caller.tile.is_some() {
        return context.count_unknown("construct-in-tile-code");
    }
    let space = match caller.space {
        Space::None | Space::H => CalleeSpace::Host,
        Space::D | Space::G | Space::HD => CalleeSpace::Device,
    };
    let cell =
        rules::decide_device_code_construct(context.dialect, context.pass, kind(one.kind), space, place);
    if !cell.reports.is_empty() && said.insert(one.name) {
        let at = context.reading.tokens.get(one.at).start;
        for report in cell.reports {
            context.find(Finding::reported(report, at, &[]));
        }
    }
}

fn kind(kind: ConstructKind) -> Construct {
    match kind {
        ConstructKind::Throw => Construct::Throw,
        ConstructKind::Try => Construct::Try,
        ConstructKind::Typeid => Construct::Typeid,
        ConstructKind::DynamicCast => Construct::DynamicCast,
        ConstructKind::LabelAddress => Construct::LabelAddress,
        ConstructKind::ThreadLocal => Construct::ThreadLocal,
    }
}
