//! What the device pass says of calls of host functions in code of both sides beside `call.space`: without names, as the
//! function that calls has been read, and of constexpr callees with their signature, as code is generated.

use std::ops::Range;

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::cross_space_calls::{self as calls, Phase};
use super::emission::Emission;
use super::{Spaces, callee_names, truth};
use crate::NotCore;
use crate::program::{Body, Call, CallForm, Context, FunctionName, Program};
use crate::types::Argument;
use crate::verdicts::{Anchors, Judge};

/// All calls of a phase, in the order in which they were read.
pub(crate) fn calls(judge: &mut Judge<'_>, spaces: &Spaces, phase: Phase) -> Result<(), NotCore> {
    let released = judge.has("call.dependent-functor") && judge.dialect().is_released();
    if !released || judge.pass() != Pass::Device || (phase == Phase::Generation && judge.has_errors()) {
        return Ok(());
    }
    let emission = Emission::of(judge, spaces);
    let program = judge.program;
    for call in &program.calls {
        let Some(constant) = callee(judge, spaces, call) else { continue };
        match phase {
            Phase::Reading => without_names(judge, call, constant)?,
            Phase::Generation if constant && emission.holds(call) => with_signature(judge, spaces, call)?,
            Phase::Generation => {}
        }
    }
    Ok(())
}

/// Whether the one host function that a call in code of both sides calls is constexpr; `None` for all other calls.
fn callee(judge: &mut Judge<'_>, spaces: &Spaces, call: &Call) -> Option<bool> {
    let program = judge.program;
    let [one] = call.candidates.as_slice() else { return None };
    let known = &program.function_entities[one.entity];
    let formed = matches!(
        call.form,
        CallForm::Function
            | CallForm::Member
            | CallForm::Operator
            | CallForm::Conversion
            | CallForm::DefaultArgument
    ) && !matches!(known.name_kind, FunctionName::Constructor | FunctionName::Destructor);
    let placed = matches!(call.context, Context::Body | Context::Instance);
    let constant = program.is_constexpr(one.entity);
    if !formed
        || !placed
        || program.is_consteval(one.entity)
        || !(constant || is_inline(program, one.entity, end_of(program, call)))
    {
        return None;
    }
    let unknown = spaces.virtuals[one.entity] && !calls::is_qualified(judge, call);
    let caller = calls::caller_space(judge, spaces, call);
    let of_tile = calls::caller_state(judge, spaces, call).is_tile();
    let callee = calls::callee_space(judge, spaces, one.entity);
    let host = matches!(callee, "none" | "H") && caller == "HD" && !of_tile;
    let silenced = calls::is_silenced(judge, call, caller);
    (host && !silenced && !unknown).then_some(constant)
}

/// Whether a function has been declared inline before a token, as the device pass takes it: a member of a class template is
/// not, unless that is written in the class or it is a template.
fn is_inline(program: &Program, entity: usize, before: usize) -> bool {
    let known = &program.function_entities[entity];
    let of_template = known.path.iter().any(|p| p.arguments.iter().flatten().any(Argument::is_dependent));
    let declared = known.declarations.iter().map(|d| &program.functions[*d]);
    declared.filter(|d| d.range.start < before).any(|d| {
        let in_class = d.in_class && d.has_body();
        (d.specifiers.inline_at.is_some() && (d.in_class || !of_template))
            || (in_class && (!of_template || known.template.is_some()))
    })
}

/// `call.dependent-functor`
fn without_names(judge: &mut Judge<'_>, call: &Call, constant: bool) -> Result<(), NotCore> {
    let program = judge.program;
    let inputs = [truth(constant), truth(judge.options.relaxed_constexpr)];
    let cell = judge.cell("call.dependent-functor", &inputs);
    let left_out = program.is_left_out(call.range.start, call.instance);
    if cell.is_none_or(|c| c.diagnostics.is_empty())
        || left_out == Some(true)
        || judge.has_errors_before(end_of(program, call))
    {
        return Ok(());
    }
    let told = if constant { 1..2 } else { 0..2 };
    let (least, most) = (told.contains(&call.changing.start), told.contains(&call.changing.end));
    let between = call.changing.start < told.start && call.changing.end >= told.end;
    match (least, most) {
        _ if left_out.is_none() => unseen(judge, call, "a call that may be folded"),
        (true, true) => {
            let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
            judge.decide("call.dependent-functor", &inputs, &anchors, &[]);
            Ok(())
        }
        (false, false) if !between => Ok(()),
        _ => unseen(judge, call, "a call of which it is not certain how many arguments are constants"),
    }
}

/// `call.space` of a constexpr callee, once more.
fn with_signature(judge: &mut Judge<'_>, spaces: &Spaces, call: &Call) -> Result<(), NotCore> {
    let left_out = judge.program.is_left_out(call.range.start, call.instance);
    let inputs = ["HD", "none", "yes", truth(judge.options.relaxed_constexpr)];
    let Some(cell) = judge.cell("call.space", &inputs).filter(|c| !c.diagnostics.is_empty()) else {
        return Ok(());
    };
    if left_out == Some(true) || call.changing.end == 0 {
        return Ok(());
    }
    if left_out.is_none() || call.changing.start == 0 {
        return unseen(judge, call, "a call that may be folded");
    }
    let mut around = std::iter::successors(call.lambda, |l| judge.program.lambdas[*l].outer);
    if around.any(|l| spaces.lambdas[l].kind().is_some()) {
        return unseen(judge, call, "a call in an extended lambda that may not be used");
    }
    let callee =
        callee_names::printed_callee(judge.program, call, 0).linked(judge.dialect().is_released(), true);
    let caller = calls::caller_name(judge, call, true);
    let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
    for report in &cell.diagnostics {
        judge.report(report, &anchors, &[("callee", &callee), ("caller", &caller)]);
    }
    Ok(())
}

/// Where the function that makes a call has been read; instances are made, and functions that are constexpr looked at, at
/// the end of the unit.
fn end_of(program: &Program, call: &Call) -> usize {
    let body = call.function.map(|f| &program.functions[f].body);
    let of_constexpr = call.function.is_some_and(|f| program.is_constexpr(program.functions[f].entity));
    match (call.instance, call.lambda, body) {
        (Some(_), _, _) => usize::MAX,
        (None, Some(lambda), _) => program.lambdas[lambda].end,
        (None, None, Some(Body::Compound(Range { end, .. }))) if !of_constexpr => *end,
        _ => usize::MAX,
    }
}

fn unseen(judge: &Judge<'_>, call: &Call, what: &str) -> Result<(), NotCore> {
    Err(NotCore { place: judge.source.place(call.name_at), what: what.to_owned() })
}
