//! Calls of closures of namespace scope: variables that are initialised with a lambda. Without an annotation the lambda
//! is code of the host, and its call operator is constexpr where its body can be that of a constexpr function.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Pass;

use super::cross_space_calls::{Phase, caller_name, caller_space, is_silenced, place};
use super::emission::Emission;
use super::{Spaces, truth};
use crate::NotCore;
use crate::program::{ClosureCall, Context, Lambda};
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// `call.space` of all such calls in the device pass, which alone has been observed. Outside: those of which it is not
/// certain whether the callee is constexpr or whether the call is folded.
pub(crate) fn calls(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    phase: Phase,
    emission: &Emission,
) -> Result<(), NotCore> {
    if !judge.dialect().is_released() || judge.pass() != Pass::Device {
        return Ok(());
    }
    let program = judge.program;
    for closure_call in &program.closure_calls {
        let lambda = &program.lambdas[closure_call.closure];
        // An annotated one has a space of its own.
        if !lambda.attributes.is_empty() || !lambda.late_attributes.is_empty() {
            continue;
        }
        match phase {
            Phase::Reading => read(judge, spaces, closure_call)?,
            Phase::Generation => generated(judge, spaces, closure_call, emission)?,
        }
    }
    Ok(())
}

/// What is said while the unit is read: once where the object is called, and once where that is resolved.
fn read(judge: &mut Judge<'_>, spaces: &Spaces, closure_call: &ClosureCall) -> Result<(), NotCore> {
    let program = judge.program;
    let call = &closure_call.call;
    let caller = caller_space(judge, spaces, call);
    if matches!(call.context, Context::NamespaceInitializer | Context::Unevaluated | Context::Discarded)
        || is_silenced(judge, call, caller)
    {
        return Ok(());
    }
    let inputs = [caller, "none", "yes", truth(judge.options.relaxed_constexpr)];
    let Some(cell) = judge.cell("call.space", &inputs).filter(|c| !c.diagnostics.is_empty()) else {
        return Ok(());
    };
    let certain = call.context == Context::Body && place(program, call) == Some("body");
    let captures = program.captures.iter().any(|c| c.lambda == closure_call.closure);
    let lambda = &program.lambdas[closure_call.closure];
    if !certain || captures || judge.options.standard < 17 || !is_constexpr(lambda) {
        return undecided(judge, closure_call, "a call of a closure that may not be constexpr");
    }
    let mut around = call.lambda;
    while let Some(outer) = around {
        if spaces.lambdas[outer].kind().is_some() {
            return undecided(judge, closure_call, "a call of a closure in an extended lambda");
        }
        around = program.lambdas[outer].outer;
    }
    let caller_name = caller_name(judge, call, false);
    let facts = [("callee", "operator()"), ("caller", caller_name.as_str())];
    let anchors = Anchors::at(call.name_at).with(Anchor::Callee, call.range.start);
    for _ in 0..2 {
        for report in &cell.diagnostics {
            judge.report(report, &anchors, &facts);
        }
    }
    Ok(())
}

/// When code is generated more is said, unless the call is folded.
fn generated(
    judge: &mut Judge<'_>,
    spaces: &Spaces,
    closure_call: &ClosureCall,
    emission: &Emission,
) -> Result<(), NotCore> {
    let call = &closure_call.call;
    let caller = caller_space(judge, spaces, call);
    let evaluated = matches!(call.context, Context::Body | Context::Open);
    if evaluated && matches!(caller, "D" | "G" | "HD") && emission.holds(call) {
        return undecided(
            judge,
            closure_call,
            "a closure in device code of which it is not certain whether it is needed",
        );
    }
    Ok(())
}

fn undecided(judge: &Judge<'_>, closure_call: &ClosureCall, what: &str) -> Result<(), NotCore> {
    Err(NotCore { place: judge.source.place(closure_call.call.name_at), what: what.to_owned() })
}

/// Whether the call operator of a lambda is certainly constexpr: it is declared so, or it takes and returns scalars and
/// references alone and its body declares nothing. What the body does is never looked at.
fn is_constexpr(lambda: &Lambda) -> bool {
    let returns = match &lambda.trailing {
        Some(written) => is_literal(written),
        None => lambda.returns.iter().all(|t| t.as_ref().is_some_and(is_scalar)),
    };
    let literals = lambda.parameters.iter().all(is_literal) && !lambda.variadic && returns;
    lambda.is_constexpr || (literals && !lambda.declares)
}

fn is_literal(t: &Type) -> bool {
    is_scalar(t) || t.is_reference()
}

fn is_scalar(t: &Type) -> bool {
    matches!(t.unqualified(), Type::Fundamental(_) | Type::Pointer(_))
}
