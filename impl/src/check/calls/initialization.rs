//! Variables in device memory that code would have to initialise before it runs.

use super::super::launch::{Order, Refused, Time};
use super::super::lookup::Bodies;
use super::super::{Context, Memory};
use super::TokenId;
use super::caller::Callers;
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
    in_functions(context, memory, callers);
    in_namespaces(context, memory);
}

/// The names of the variables with static storage duration whose initialisation was looked at.
pub(super) fn names(reading: &Reading) -> FxHashSet<TokenId> {
    let bodies = &reading.bodies;
    let in_instances = bodies.specializations.iter().flat_map(|one| &one.initializations);
    bodies.initializations.iter().chain(in_instances).map(|one| one.name).collect()
}

/// The variables that functions and instances declare, in the order in which the tool comes to their code: behind code with an
/// error no other is looked at.
fn in_functions(context: &mut Context<'_>, memory: &Memory, callers: &Callers<'_>) {
    let reading = context.reading;
    let in_bodies = reading.bodies.initializations.iter().filter(|one| callers.is_in_function(one.name));
    let in_bodies = in_bodies.map(|one| (one, None));
    let instances = reading.bodies.specializations.iter().zip(0..);
    let in_instances =
        instances.flat_map(|(of, at)| of.initializations.iter().map(move |one| (one, Some(at))));
    let all: Vec<(&Initialized, Option<usize>)> = in_bodies.chain(in_instances).collect();
    if all.is_empty() {
        return;
    }
    let bodies = Bodies::of(&reading.tree, &reading.tokens);
    let refused = Refused::of(context, &bodies);
    let order = Order::of(reading, &bodies);
    let mut all: Vec<(Time, &Initialized, bool)> = all
        .into_iter()
        .map(|(one, instance)| (order.of_variable(one.name, instance), one, instance.is_some()))
        .collect();
    all.sort_by_key(|(time, ..)| *time);
    let has_refused = context.refused_launches().next().is_some();
    let mut said = FxHashSet::default();
    for code in all.chunk_by(|one, other| one.0 == other.0) {
        let Some(&(time, first, is_instance)) = code.first() else { continue };
        let is_behind = match is_instance {
            true => has_refused,
            false => refused.as_ref().is_some_and(|refused| refused.are_before(first.name)),
        };
        if !is_checked(context, time.end_of_body().unwrap_or(u32::MAX), is_behind) {
            continue;
        }
        for &(_, one, is_instance) in code {
            let is_new = !is_instance || one.evaluation != Evaluation::Dynamic || said.insert(one.name);
            if is_new && is_in_device_code(context, callers, one) {
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
    if context.dialect.is_released() && callers.annotated_around(one.name).is_some() {
        return true;
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
