//! The device pass: calls of constexpr functions are judged while their text is read, those of others when code is
//! generated, in functions that are emitted and when nothing was wrong before.

use super::super::fact::space;
use super::super::naming;
use super::caller::is_external;
use super::*;
use crate::tree::FunctionId;
use rustc_hash::{FxHashMap, FxHashSet};

/// A use that was resolved.
pub(super) struct Noted<'a> {
    pub one: &'a FunctionUse,
    pub place: CallPlace,
    pub caller: Caller,
    pub callee: Callee,
    /// The rules look at calls like it.
    pub checked: bool,
}

/// Judges the uses of a unit.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces, all: Vec<Noted<'_>>) {
    for noted in all.iter().filter(|noted| noted.callee.is_constexpr && noted.one.arguments.is_some()) {
        while_reading(context, noted);
    }
    let error_before = context.has_errors();
    let emitted = emitted(context.reading, spaces, &all);
    for noted in &all {
        let Some(function) = noted.caller.function else {
            if !noted.callee.is_constexpr {
                context.count_unknown("call-in-lambda");
            }
            continue;
        };
        let state = if emitted.contains(&function) { EmissionState::Emitted } else { EmissionState::Unused };
        let (dialect, pass) = (context.dialect, context.pass);
        let phase =
            rules::decide_call_phase(dialect, pass, Truth::No, state, fact::truth(error_before)).result;
        if !noted.callee.is_constexpr && phase == CheckOutcome::Checked {
            generated(context, noted, function);
        }
    }
}

/// A call of a constexpr function.
fn while_reading(context: &mut Context<'_>, noted: &Noted<'_>) {
    let is_device = matches!(noted.caller.space, Space::D | Space::G);
    if !noted.checked || noted.caller.is_silenced && !is_device {
        return;
    }
    // In a template each instance says it.
    if noted.one.in_template {
        return context.count_unknown("call-in-template");
    }
    let cell = cell(context, &noted.caller, &noted.callee);
    if cell.reports.is_empty() {
        return;
    }
    if noted.caller.space == Space::HD && !has_constant_arguments(context.reading, noted.one) {
        return context.count_unknown("call-arguments");
    }
    let at = context.reading.tokens.get(noted.one.at).start;
    let name = callee_name(context, &noted.callee, at);
    said(context, cell, at, &name, &noted.caller.name);
}

/// Whether nothing but literals stands between the parentheses of a call by name.
fn has_constant_arguments(reading: &Reading, one: &FunctionUse) -> bool {
    let tokens = &reading.tokens;
    let open = one.name.next();
    if one.arguments.as_ref().is_some_and(|arguments| arguments.is_empty()) {
        return true;
    }
    tokens.kind(open) == Kind::OpenParen
        && crate::lex::TokenRange::new(open.next(), tokens.partner(open)).iter().all(|at| {
            matches!(
                tokens.kind(at),
                Kind::Number | Kind::Character | Kind::True | Kind::False | Kind::Comma | Kind::Minus
            )
        })
}

/// A use in a function for which code is generated.
fn generated(context: &mut Context<'_>, noted: &Noted<'_>, function: FunctionId) {
    let reading = context.reading;
    let at = reading.tokens.get(noted.one.at).start;
    let undefined = demangled::undefined(reading, noted.callee.function);
    if noted.one.in_template {
        return context.count_unknown("call-in-template");
    }
    if noted.one.arguments.is_none() {
        if noted.place == CallPlace::Body {
            let (dialect, pass) = (context.dialect, context.pass);
            let cell = rules::decide_call_address(dialect, pass, noted.caller.space, noted.callee.space);
            for said in cell.reports {
                context.find(Finding::reported(said, at, &[("name", &undefined)]));
            }
        }
        return;
    }
    if !noted.checked {
        return;
    }
    let cell = cell(context, &noted.caller, &noted.callee);
    let name = callee_name(context, &noted.callee, at);
    let caller = naming::function(reading, &reading.tree[function]);
    for said in cell.reports {
        let is_undefined = said.diagnostic == DiagnosticId::DeviceCodeUndefined;
        if noted.caller.is_silenced && !is_undefined {
            continue;
        }
        let facts = [("callee", name.as_str()), ("caller", &caller), ("name", &undefined)];
        context.find(Finding::reported(said, at, &facts));
    }
}

/// The functions for which device code is generated: those of the device that other units may use, and what they use.
fn emitted(reading: &Reading, spaces: &Spaces, all: &[Noted<'_>]) -> FxHashSet<FunctionId> {
    let tree = &reading.tree;
    let is_device = |id: FunctionId| {
        matches!(space(spaces.after(tree[id].declaration)), Some(Space::D | Space::G | Space::HD))
    };
    let ids = (0..tree.functions.len() as u32).map(FunctionId);
    let mut waiting: Vec<FunctionId> = ids
        .filter(|&id| tree[id].body.range().is_some() && is_device(id))
        .filter(|&id| is_external(reading, id) || space(spaces.after(tree[id].declaration)) == Some(Space::G))
        .collect();
    let mut emitted: FxHashSet<FunctionId> = waiting.iter().copied().collect();
    let mut uses: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    for noted in all.iter().filter(|one| one.place == CallPlace::Body && one.one.context.is_evaluated) {
        let Some(caller) = noted.caller.function else { continue };
        let Some(entity) = tree[tree[noted.callee.function].declaration].entity else { continue };
        let definition = tree[entity].declarations.iter().find_map(|id| {
            let function = tree.function_id(*id)?;
            tree[function].body.range().map(|_| function)
        });
        if let Some(definition) = definition.filter(|id| is_device(*id)) {
            uses.entry(caller).or_default().push(definition);
        }
    }
    while let Some(caller) = waiting.pop() {
        for &used in uses.get(&caller).into_iter().flatten() {
            if emitted.insert(used) {
                waiting.push(used);
            }
        }
    }
    emitted
}
