//! Calls of closures of the host that other functions made (`call.dependent-functor`, `call.lambda`): since C++17 the call operator of
//! each counts as constexpr, and is told at once; else, and where the call is no constant, where code is generated, too.

use super::super::demangled;
use super::callee::Callees;
use super::caller::{Caller, Callers};
use super::{
    CallPlace, Context, Finding, Names, Report, Space, Spaces, TokenId, fact, is_spoken, one_said, rules,
};
use crate::bodies::Lambda;
use crate::lambda::names_capture;
use crate::reach::Specialization;
use crate::read::Reading;
use crate::rules::generated::DiagnosticId;
use crate::sema::CalledClosure;

/// The standard since which call operators are constexpr where they can be ([expr.prim.lambda.closure]).
const CONSTEXPR_LAMBDAS: u8 = 17;

/// A call of a closure of the host.
struct Called<'a> {
    call: &'a CalledClosure,
    caller: Caller,
    lambda: &'a Lambda,
    is_constexpr: bool,
}

/// Judges the calls of constexpr call operators, whether or not code is generated for them.
pub(super) fn while_reading(context: &mut Context<'_>, callers: &Callers<'_>) {
    let reading = context.reading;
    let in_instances = reading.bodies.instances().flat_map(|one| &one.closures);
    for call in reading.bodies.closures.iter().chain(in_instances) {
        let Some(called) = called(context, (reading, callers), call).filter(|one| one.is_constexpr) else {
            continue;
        };
        let name = "operator()";
        // It is said of the object and of the call.
        for _ in 0..2 {
            report(context, &called, (name, name, &called.caller.name));
        }
    }
}

/// Judges the calls in instances of call operators that are not constexpr, as the documents have it.
pub(super) fn documented(context: &mut Context<'_>, callers: &Callers<'_>) {
    let reading = context.reading;
    for call in reading.bodies.instances().flat_map(|one| &one.closures) {
        let called = called(context, (reading, callers), call).filter(|one| !one.is_constexpr);
        if let Some(called) = called {
            report(context, &called, ("operator()", "operator()", &called.caller.name));
        }
    }
}

/// Judges the calls in functions of both sides without naming anybody, where no error was found.
pub(super) fn unnamed(context: &mut Context<'_>, (functions, callers): ((&Spaces, &Callees), &Callers<'_>)) {
    let reading = context.reading;
    if context.has_errors() {
        return;
    }
    let all = reading.bodies.specializations.iter().flat_map(|one| &one.closures);
    // The arguments of calls in lambdas are not looked at.
    for call in all.filter(|call| call.lambda.is_none()) {
        let Some(called) = called(context, (reading, callers), call) else { continue };
        if called.caller.space != Space::HD || !is_changing(context, functions, &called) {
            continue;
        }
        let at = reading.tokens.get(call.at).start;
        let (constexpr, relaxed) = (fact::truth(called.is_constexpr), fact::truth(context.relaxed_constexpr));
        let cell = rules::decide_call_dependent_functor(context.dialect, context.pass, constexpr, relaxed);
        for said in cell.reports {
            context.find(Finding::reported(said, at, &[]));
        }
    }
}

/// Judges the calls in a specialisation for which code is generated, which is called `name`.
pub(super) fn generated(
    context: &mut Context<'_>,
    (functions, callers): ((&Spaces, &Callees), &Callers<'_>),
    (one, name): (&Specialization, &str),
) {
    let reading = context.reading;
    for call in one.closures.iter().filter(|call| call.lambda == one.own_lambda()) {
        let Some(called) = called(context, (reading, callers), call) else { continue };
        let is_told = !called.is_constexpr
            || called.caller.space == Space::HD && is_changing(context, functions, &called);
        if !is_told {
            continue;
        }
        if !call.closure.is_named() {
            context.count_unknown("call-closure");
            continue;
        }
        let undefined = demangled::undefined_call_operator(&call.closure);
        report(context, &called, (&demangled::call_operator(&call.closure), &undefined, name));
    }
}

fn report(context: &mut Context<'_>, called: &Called<'_>, (name, undefined, caller): (&str, &str, &str)) {
    let at = context.reading.tokens.get(called.call.at).start;
    let (constexpr, relaxed) = (fact::truth(called.is_constexpr), fact::truth(context.relaxed_constexpr));
    let (dialect, pass) = (context.dialect, context.pass);
    let cell = rules::decide_call_space(dialect, pass, called.caller.space, Space::H, constexpr, relaxed);
    let is_left =
        |said: &&Report| !called.is_constexpr || said.diagnostic != DiagnosticId::DeviceCodeUndefined;
    for said in cell.reports.iter().filter(is_left) {
        one_said(context, said, at, Names { callee: name, caller, undefined, parties: &[] }, None);
    }
}

/// The call, where a function that is not of the host alone calls a closure of the host that it has not made itself.
fn called<'a>(
    context: &mut Context<'_>,
    (reading, callers): (&'a Reading, &Callers<'_>),
    call: &'a CalledClosure,
) -> Option<Called<'a>> {
    let caller = callers.around(call.at, call.lambda).filter(|_| call.context.is_own_code())?;
    let open = call.closure.open;
    let is_own = callers.text(call.at).is_some_and(|text| text.contains(open));
    if is_own || caller.tile.is_some() || !is_spoken(context, &caller, CallPlace::Instance) {
        return None;
    }
    let Some(lambda) = reading.bodies.lambda(open) else {
        context.count_unknown("call-closure");
        return None;
    };
    // What stands in annotated lambdas runs where they do.
    let is_of_host = !callers.has_space(lambda)
        && callers.annotated_around(open).is_none()
        && callers
            .around(open.next(), Some(open))
            .is_some_and(|own| matches!(own.space, Space::None | Space::H));
    let is_constexpr = lambda.is_constexpr || context.options.standard >= CONSTEXPR_LAMBDAS;
    is_of_host.then_some(Called { call, caller, lambda, is_constexpr })
}

/// Whether the body of the lambda with that `[` certainly needs more than constants: what is captured, or a call.
pub(super) fn is_code(reading: &Reading, open: TokenId) -> bool {
    let lambda = reading.bodies.lambda(open);
    let has_calls = || {
        let mut own = reading.bodies.calls.iter().filter(|one| one.lambda == Some(open));
        own.any(|one| one.arguments.is_some() && one.context.is_executed())
    };
    lambda.is_some_and(|lambda| lambda.introducer.len() > 2 && names_capture(reading, lambda) || has_calls())
}

/// Whether the value of the call is certainly no constant; what is not certain is counted.
fn is_changing(context: &mut Context<'_>, functions: (&Spaces, &Callees), called: &Called<'_>) -> bool {
    if !called.call.are_constant {
        context.count_unknown("call-arguments");
        return false;
    }
    if !called.is_constexpr || calls_changing(context.reading, functions, called.lambda) {
        return true;
    }
    let reading = context.reading;
    let lambda = called.lambda;
    let is_captured = lambda.introducer.len() > 2;
    let has_calls = reading.bodies.calls.iter().any(|one| one.lambda == Some(lambda.open()));
    if is_captured && names_capture(reading, lambda) {
        return true;
    }
    if is_captured || has_calls {
        context.count_unknown("call-arguments");
    }
    false
}

/// Whether the body certainly calls a function that is not constexpr.
fn calls_changing(reading: &Reading, (spaces, callees): (&Spaces, &Callees), lambda: &Lambda) -> bool {
    let own = reading.bodies.calls.iter().filter(|one| one.lambda == Some(lambda.open()));
    let mut called = own.filter(|one| one.context.is_executed());
    called.any(|one| callees.called(reading, spaces, one).is_ok_and(|callee| !callee.is_constexpr))
}
