//! What lambdas use in instances of templates, and in call operators of generic lambdas, for which code is generated.

use super::super::demangled;
use super::callee::Callees;
use super::caller::Callers;
use super::device::specialized_call;
use super::{Context, Spaces, TokenId};
use crate::ids::model::Closure;
use crate::reach::{self, Specialization};
use crate::sema::CalledClosure;
use rustc_hash::FxHashMap;

/// The closures that instances with code call, by the `[` of their lambdas.
pub(super) struct Closures<'a>(FxHashMap<TokenId, Vec<&'a Closure>>);

impl<'a> Closures<'a> {
    pub(super) fn of(emitted: impl Iterator<Item = &'a Specialization>) -> Closures<'a> {
        let emitted: Vec<&Specialization> = emitted.collect();
        let calls = emitted.iter().flat_map(|one| &one.closures).filter(|call| call.context.is_executed());
        let calls: Vec<&CalledClosure> = calls.collect();
        // What lambdas call is called where they are.
        let own = emitted.iter().filter_map(|one| one.own_lambda());
        let called = reach::called_lambdas(calls.iter().copied(), own);
        let mut all: FxHashMap<TokenId, Vec<&Closure>> = FxHashMap::default();
        for call in calls {
            if call.lambda.is_none_or(|around| called.contains(&around)) {
                all.entry(call.closure.open).or_default().push(&call.closure);
            }
        }
        Closures(all)
    }

    /// The name of the call operator of the lambda with that `[` in the function that is named `around`, where it is called.
    fn name(&self, open: TokenId, around: &str) -> Option<String> {
        let named = self.0.get(&open)?.iter().filter(|closure| closure.is_named());
        let mut names = named.map(|closure| demangled::undefined_call_operator(closure));
        names.find(|name| name.strip_prefix(around).is_some_and(|rest| rest.starts_with("::[")))
    }
}

/// What the lambdas in a specialization use that instances with code call.
pub(super) fn uses(
    context: &mut Context<'_>,
    spaces: &Spaces,
    callees_and_callers: (&Callees, &Callers<'_>),
    (specialization, closures): (&Specialization, &Closures<'_>),
) {
    if specialization.in_lambdas.is_empty() || closures.0.is_empty() {
        return;
    }
    let around = match &specialization.of.operator {
        Some(operator) => demangled::enclosing_operator(operator),
        None => demangled::specialization(context.reading, &specialization.of, None),
    };
    for one in specialization.in_lambdas.iter().filter(|one| !one.form.takes_address()) {
        match one.lambda.and_then(|open| closures.name(open, &around)) {
            Some(name) => specialized_call(context, spaces, callees_and_callers, (one, &name)),
            None => context.count_unknown("call-in-lambda"),
        }
    }
}
