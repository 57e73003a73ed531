//! Functions that compilers declare, `__builtin_trap` and its like: those that the device compiler does not know are functions of
//! the host, where code is generated that calls them (`call.built-in.host`).

use super::caller::{Caller, Callers};
use super::closure::caller_name;
use super::emitted::Code;
use super::{CallPlace, Context, Finding, Release, demangled, fact, is_spoken};
use crate::rules::generated::{self as rules, DiagnosticId, Space, Truth};
use crate::sema::CompilerCall;
use cufe_spec::unit::Pass;
use rustc_hash::FxHashSet;

/// Judges the calls in code that is generated.
pub(super) fn check(context: &mut Context<'_>, callers: &Callers<'_>, emitted: &FxHashSet<Code>) {
    if context.pass != Pass::Device || !context.dialect.is_released() {
        return;
    }
    let reading = context.reading;
    for one in &reading.bodies.compiler_calls {
        let Some(caller) =
            callers.around(one.name, one.lambda).filter(|caller| is_of_host(context, caller, one))
        else {
            continue;
        };
        if caller.code().is_some_and(|code| emitted.contains(&code)) {
            match caller_name(reading, &caller) {
                Some(name) => report(context, one, (&caller, &name)),
                None => context.count_unknown("call-in-lambda"),
            }
        }
    }
    for specialization in reading.bodies.instances().filter(|one| emitted.contains(&Code::of(&one.of))) {
        let Some(name) = demangled::undefined_specialization(reading, &specialization.of) else { continue };
        for one in &specialization.compiler_calls {
            if one.lambda.is_some() {
                context.count_unknown("call-in-lambda");
                continue;
            }
            if let Some(caller) =
                callers.around(one.name, None).filter(|caller| is_of_host(context, caller, one))
            {
                report(context, one, (&caller, &name));
            }
        }
    }
}

/// Whether the call is one of a function of the host that the front end does not fold.
fn is_of_host(context: &Context<'_>, caller: &Caller, one: &CompilerCall) -> bool {
    let name = context.reading.tokens.name(one.name);
    let is_known_later = || {
        let is_later = context.dialect.release().is_some_and(|release| release >= Release::Cuda13_4);
        is_later && rules::CALL_BUILT_IN_DEVICE_LATER.contains(&name)
    };
    let may_be_folded = || rules::CALL_BUILT_IN_FOLDED.contains(&name) || name.starts_with("__builtin_mem");
    caller.tile.is_none()
        && one.context.is_own_code()
        && rules::CALL_BUILT_IN_HOST.contains(&name)
        && !is_known_later()
        && (one.changes == Some(true) || !may_be_folded())
}

fn report(context: &mut Context<'_>, one: &CompilerCall, (caller, name): (&Caller, &str)) {
    if !is_spoken(context, caller, CallPlace::Body) {
        return;
    }
    let reading = context.reading;
    let relaxed = fact::truth(context.relaxed_constexpr);
    let cell =
        rules::decide_call_space(context.dialect, context.pass, caller.space, Space::H, Truth::No, relaxed);
    let at = reading.tokens.get(one.name).start;
    let facts = [("callee", reading.tokens.name(one.name)), ("caller", name)];
    // It is declared, if for the host.
    for said in cell.reports.iter().filter(|said| said.diagnostic != DiagnosticId::DeviceCodeUndefined) {
        context.find(Finding::reported(said, at, &facts));
    }
}
