//! Variables in device memory that code would have to initialise before it runs.

use super::super::launch::Refused;
use super::super::lookup::Bodies;
use super::super::{Context, Memory};
use super::TokenId;
use super::caller::Callers;
use crate::bodies::Lambda;
use crate::diag::Finding;
use crate::read::Reading;
use crate::rules::generated::{self as rules, CheckOutcome, CodePhase, MemorySpace, Space, StaticVariable};
use crate::sema::{Evaluation, Initialized};
use crate::tree::{DeclarationId, Form};
use rustc_hash::{FxHashMap, FxHashSet};

/// Judges the variables with static storage duration of a unit.
pub(super) fn check(context: &mut Context<'_>, memory: &Memory, callers: &Callers<'_>) {
    if !context.dialect.is_released() || context.pass == cufe_spec::unit::Pass::Host {
        return;
    }
    let reading = context.reading;
    in_functions(context, memory, callers);
    let has_refused = context.refused_launches().next().is_some();
    let mut said = FxHashSet::default();
    for specialization in &reading.bodies.specializations {
        // Each instance is one function, and read at the end.
        if !is_checked(context, u32::MAX, has_refused) {
            break;
        }
        for one in &specialization.initializations {
            let is_new = one.evaluation != Evaluation::Dynamic || said.insert(one.name);
            if is_new && is_in_device_code(context, callers, one) {
                local(context, memory, one);
            }
        }
    }
    in_namespaces(context, memory);
}

/// The names of the variables with static storage duration whose initialisation was looked at.
pub(super) fn names(reading: &Reading) -> FxHashSet<TokenId> {
    let bodies = &reading.bodies;
    let in_instances = bodies.specializations.iter().flat_map(|one| &one.initializations);
    bodies.initializations.iter().chain(in_instances).map(|one| one.name).collect()
}

/// The variables that functions declare, function by function: after one with an error no other is looked at.
fn in_functions(context: &mut Context<'_>, memory: &Memory, callers: &Callers<'_>) {
    let reading = context.reading;
    let bodies = Bodies::of(&reading.tree, &reading.tokens);
    let refused = Refused::of(context, &bodies);
    let mut all = reading.bodies.initializations.iter().peekable();
    while let Some(first) = all.peek() {
        let Some(text) = callers.text(first.name) else {
            all.next();
            continue;
        };
        let end = reading.tokens.get(text.last()).start;
        let is_behind = refused.as_ref().is_some_and(|refused| refused.are_before(first.name));
        // One that holds lambdas comes behind those that do not.
        let is_beside = |lambda: &Lambda| text.contains(lambda.open()) && !lambda.body.contains(first.name);
        let holds_lambda = reading.bodies.lambdas.iter().any(is_beside);
        let checked = is_checked(context, if holds_lambda { u32::MAX } else { end }, is_behind);
        while let Some(one) = all.next_if(|one| reading.tokens.get(one.name).start < end) {
            if checked && is_in_device_code(context, callers, one) {
                local(context, memory, one);
            }
        }
    }
}

/// The variables of namespaces with a memory space.
fn in_namespaces(context: &mut Context<'_>, memory: &Memory) {
    let reading = context.reading;
    let tree = &reading.tree;
    if !is_checked(context, u32::MAX, context.refused_launches().next().is_some()) {
        return;
    }
    let by_name: FxHashMap<TokenId, DeclarationId> =
        tree.variables.iter().filter_map(|one| Some((one.name_token?, one.declaration))).collect();
    for one in reading.bodies.initializations.iter().filter(|one| one.evaluation != Evaluation::Constant) {
        let Some(&id) = by_name.get(&one.name) else { continue };
        if !tree[tree[id].scope].is_namespace() || tree[id].form != Form::Plain {
            continue;
        }
        let Some(entity) = tree[id].entity else { continue };
        let word = rules::decide_memory_space(context.dialect, context.pass, memory.of(entity)).result;
        judge(
            context,
            one,
            match word {
                MemorySpace::Device => StaticVariable::Device,
                MemorySpace::Constant => StaticVariable::Constant,
                MemorySpace::Managed => StaticVariable::Managed,
                MemorySpace::Shared => StaticVariable::Shared,
                _ => continue,
            },
        );
    }
}

/// Whether device code declares the variable in a block.
fn is_in_device_code(context: &mut Context<'_>, callers: &Callers<'_>, one: &Initialized) -> bool {
    if !one.is_taken {
        context.count_unknown("initialization-branch");
        return false;
    }
    let Some(caller) = callers.around(one.name, None) else { return false };
    caller.tile.is_none() && matches!(caller.space, Space::D | Space::G | Space::HD)
}

/// A variable that a block of device code declares.
fn local(context: &mut Context<'_>, memory: &Memory, one: &Initialized) {
    let own = memory.locals.iter().find(|(name, _)| *name == one.name);
    let word = own.map(|(_, class)| rules::decide_memory_space(context.dialect, context.pass, *class).result);
    judge(
        context,
        one,
        match word {
            None | Some(MemorySpace::Device) => StaticVariable::LocalDevice,
            Some(MemorySpace::Constant) => StaticVariable::LocalConstant,
            Some(MemorySpace::Managed) => StaticVariable::LocalManaged,
            Some(MemorySpace::Shared) => StaticVariable::LocalShared,
            Some(_) => return,
        },
    );
}

fn judge(context: &mut Context<'_>, one: &Initialized, variable: StaticVariable) {
    let evaluation = match one.evaluation {
        Evaluation::Constant => rules::Evaluation::Constant,
        Evaluation::Dynamic => rules::Evaluation::Dynamic,
        Evaluation::Unknown => return context.count_unknown("initialization"),
    };
    let cell = rules::decide_device_code_initialization(context.dialect, context.pass, variable, evaluation);
    let at = context.reading.tokens.get(one.name).start;
    for said in cell.reports {
        context.find(Finding::reported(said, at, &[]));
    }
}

/// Whether something is looked at that the tool comes to at the offset `end`, behind a launch that is refused or not.
fn is_checked(context: &Context<'_>, end: u32, is_behind_launch: bool) -> bool {
    let is_behind_error = context.errors().any(|found| found.noticed < end) || is_behind_launch;
    let state = match context.endless.is_some() || is_behind_error {
        true => CodePhase::AfterErrors,
        false => CodePhase::Clean,
    };
    let cell = rules::decide_device_code_phase(context.dialect, context.pass, state);
    cell.result == Some(CheckOutcome::Checked)
}
