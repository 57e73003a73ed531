//! Inline functions of the host that functions of both sides call: the released tool says of each such call, naming nobody, that it
//! is not allowed, whether or not code is generated for the caller.

use super::callee::{Callee, Callees, is_qualified};
use super::caller::{Caller, Callers};
use super::device::Noted;
use super::variable::Variables;
use super::{CallPlace, Context, Finding, Spaces, fact, form, is_checked, is_spoken};
use crate::bodies::{FunctionUse, UseForm};
use crate::read::Reading;
use crate::rules::generated::{self as rules, Space};
use crate::tree::{Body, DeclarationId, Form, FunctionId, FunctionName, SpecifierKind};

/// Judges the calls `all` in functions that are no templates, and those in the specialisations that were read.
pub(super) fn check(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers, known): (&Callees, &Callers<'_>, &Variables<'_>),
    (all, first_error): (&[Noted<'_>], Option<u32>),
) {
    let reading = context.reading;
    let mut errors: Vec<u32> = errors(context).collect();
    errors.sort_unstable();
    // Where a flag makes it an error, the function that has the first one is looked at to its end.
    let mut last = None;
    for noted in all.iter().filter(|noted| noted.checked && !noted.one.in_template) {
        let is_behind = last.is_some_and(|last| last != noted.caller.function);
        if noted.place == CallPlace::Body
            && !is_behind
            && is_before(reading, &noted.caller, (first_error, &errors))
        {
            let told = context.findings.len();
            judge(context, noted.one, (&noted.caller, &noted.callee), known);
            if has_error_since(context, told) {
                last = Some(noted.caller.function);
            }
        }
    }
    // Instances are made at the end of the unit.
    if context.has_errors() {
        return;
    }
    let place = CallPlace::Instance;
    for specialization in &reading.bodies.specializations {
        let told = context.findings.len();
        for one in specialization.calls_with_lambdas().filter(|one| one.context.is_own_code()) {
            let caller = callers.around(one.name, one.lambda).filter(is_of_both_sides);
            let Some(caller) = caller else { continue };
            let Ok(callee) = callees.called(reading, spaces, one) else { continue };
            if is_checked(context, form(context, one, &callee), place) {
                judge(context, one, (&caller, &callee), known);
            }
        }
        if has_error_since(context, told) {
            return;
        }
    }
}

/// Whether one of the findings from `told` on is an error.
fn has_error_since(context: &Context<'_>, told: usize) -> bool {
    context.findings.iter().skip(told).any(|found| context.is_error(found))
}

/// How many arguments of a call are no constants, where that is certain.
pub(super) fn changing_arguments(one: &FunctionUse) -> Option<usize> {
    match &one.arguments {
        Some(all) if all.is_empty() && one.resolved.is_none() => Some(0),
        _ => one.changing,
    }
}

/// Where the first error of the text is.
pub(super) fn first_error(context: &Context<'_>) -> Option<u32> {
    errors(context).min().or(context.has_errors().then_some(0))
}

/// Where the errors of the text are.
fn errors(context: &Context<'_>) -> impl Iterator<Item = u32> {
    let found = context.errors().map(|finding| finding.at);
    found.chain(context.refused_launches())
}

/// Whether the body of the caller ends before the first error, and none of `errors` is in it.
fn is_before(reading: &Reading, caller: &Caller, (first, errors): (Option<u32>, &[u32])) -> bool {
    let is_constexpr = |function: FunctionId| {
        let declaration = reading.tree[function].declaration;
        reading.tree.has_specifier(declaration, SpecifierKind::Constexpr)
    };
    // One that is constexpr is looked at at the end of the unit.
    if first.is_some() && caller.function.is_some_and(is_constexpr) {
        return false;
    }
    let body = caller.function.and_then(|function| reading.tree[function].body.range());
    let Some(body) = body.filter(|body| !body.is_empty()) else { return first.is_none() };
    let tokens = &reading.tokens;
    let (start, end) = (tokens.get(body.start).start, tokens.get(body.last()).start);
    let next = errors.partition_point(|at| *at < start);
    first.is_none_or(|first| end < first) && errors.get(next).is_none_or(|at| *at > end)
}

fn is_of_both_sides(caller: &Caller) -> bool {
    caller.space == Space::HD && caller.tile.is_none()
}

fn judge(
    context: &mut Context<'_>,
    one: &FunctionUse,
    (caller, callee): (&Caller, &Callee),
    known: &Variables<'_>,
) {
    let is_call = one.arguments.is_some() && one.context.is_executed();
    let is_of_host = matches!(callee.space, Space::None | Space::H) && callee.tile.is_none();
    let is_named = matches!(
        one.form,
        UseForm::Name
            | UseForm::Member
            | UseForm::Operator
            | UseForm::Conversion
            | UseForm::ArgumentConversion
            | UseForm::ArgumentDestruction
    );
    if !is_of_both_sides(caller)
        || !is_call
        || !is_of_host
        || !is_named
        || !is_spoken(context, caller, CallPlace::Body)
    {
        return;
    }
    // Of several arguments that are no constants the tool loses count.
    let is_told = match changing_arguments(one) {
        Some(0) => !callee.is_constexpr,
        Some(count) => count == 1,
        None if is_free_operator(context.reading, callee, one) => false,
        None => !callee.is_constexpr && one.arguments.as_ref().is_none_or(|all| all.len() < 2),
    };
    if !is_told {
        return;
    }
    let is_qualified = callee.is_virtual == Some(true) && is_qualified(context.reading, one);
    let is_direct = callee.is_virtual == Some(false) || is_qualified;
    if !is_direct || !callee.is_only || !is_inline(context.reading, callee, one) {
        return;
    }
    if known.may_be_skipped(caller, one.name) {
        return context.count_unknown("call-branch");
    }
    let at = context.reading.tokens.get(one.at).start;
    let (constexpr, relaxed) = (fact::truth(callee.is_constexpr), fact::truth(context.relaxed_constexpr));
    let cell = rules::decide_call_dependent_functor(context.dialect, context.pass, constexpr, relaxed);
    for said in cell.reports {
        context.find(Finding::reported(said, at, &[]));
    }
}

/// Whether the operands of an operator are all arguments of the function.
fn is_free_operator(reading: &Reading, callee: &Callee, one: &FunctionUse) -> bool {
    let own = &reading.tree[callee.function];
    one.form == UseForm::Operator && one.resolved.is_some() && !reading.tree.is_member(own)
}

/// Whether the function is inline where it is called ([dcl.inline]); of a member of a class template that is not written in it only
/// the word tells the released tool.
fn is_inline(reading: &Reading, callee: &Callee, one: &FunctionUse) -> bool {
    let tree = &reading.tree;
    let own = &tree[callee.function];
    if matches!(own.name, FunctionName::Constructor | FunctionName::Destructor) {
        return false;
    }
    let Some(entity) = tree[own.declaration].entity else { return false };
    let before = tree[entity].declarations.iter().filter(|id| tree[**id].range.start <= one.name);
    let is_written = |id: &DeclarationId| {
        let is_class = tree[tree[*id].scope].class().is_some();
        let is_word = tree.has_specifier(*id, SpecifierKind::Inline)
            || tree.has_specifier(*id, SpecifierKind::Constexpr);
        let is_plain = tree[*id].form == Form::Template || !fact::in_template(reading, *id);
        let is_friend = tree.has_specifier(*id, SpecifierKind::Friend);
        let has_body = tree
            .function(*id)
            .is_some_and(|function| matches!(function.body, Body::Block { .. } | Body::Try { .. }));
        is_word && tree[*id].form != Form::MemberOfTemplate || is_class && has_body && (is_plain || is_friend)
    };
    before.copied().any(|id| is_written(&id))
}
