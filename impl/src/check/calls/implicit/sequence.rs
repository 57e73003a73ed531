//! The order in which the released tool comes to have functions: a definition where it is written, an instance where text names it
//! first, behind the function around, and at the end of the unit the instances that only other instances name.

use super::super::super::instance;
use super::super::emitted::{self, Code};
use super::TokenId;
use crate::bodies::FunctionUse;
use crate::reach::Specialization;
use crate::read::Reading;
use crate::sema::Use;
use rustc_hash::FxHashMap;

/// The place of each function and instance in that order, as far as it is known.
pub(super) fn of(reading: &Reading) -> FxHashMap<Code, usize> {
    let mut all = named_in_text(reading);
    all.sort_by_key(|(at, _)| *at);
    let mut order: FxHashMap<Code, usize> = FxHashMap::default();
    let mut list: Vec<Code> = Vec::new();
    let mut add = |list: &mut Vec<Code>, code: Code| {
        let next = order.len();
        if let std::collections::hash_map::Entry::Vacant(place) = order.entry(code) {
            list.push(place.key().clone());
            place.insert(next);
        }
    };
    for (_, code) in all {
        add(&mut list, code);
    }
    let specializations = &reading.bodies.specializations;
    let by_code: FxHashMap<Code, &Specialization> =
        specializations.iter().map(|one| (Code::of(&one.of), one)).collect();
    let mut next = 0;
    while let Some(code) = list.get(next) {
        let found = by_code.get(code).map(|one| named_in(reading, one)).unwrap_or_default();
        for code in found {
            add(&mut list, code);
        }
        next += 1;
    }
    order
}

/// The functions that are defined in the text of a unit, and the instances that are named in functions that are no templates.
fn named_in_text(reading: &Reading) -> Vec<(TokenId, Code)> {
    let (tree, bodies) = (&reading.tree, &reading.bodies);
    let mut all: Vec<(TokenId, Code)> = Vec::new();
    for function in tree.functions.iter().filter(|one| one.body.range().is_some()) {
        if let Some(id) = tree.function_id(function.declaration) {
            all.push((function.name_token, Code::Function(id)));
        }
    }
    let calls = bodies.calls.iter().filter(|one| !one.in_template);
    all.extend(calls.filter_map(|one| of_call(reading, one)));
    let in_lambdas = bodies.called_in_lambdas.iter().filter(|(_, resolved)| resolved.is_specialization());
    all.extend(in_lambdas.filter_map(|(at, resolved)| Some((*at, emitted::code(reading, resolved)?))));
    all.extend(bodies.launches.iter().filter_map(|one| of_use(reading, one)));
    for named in instance::all_declared(reading) {
        let is_instance = named.is_defined || named.is_extern;
        let definition = tree.definition(named.template).filter(|_| is_instance);
        if let (Some(function), Ok(arguments)) = (definition, named.arguments) {
            all.push((named.point, Code::Instance(function, arguments)));
        }
    }
    all
}

/// The instances that another one names, in the order of its text.
fn named_in(reading: &Reading, one: &Specialization) -> Vec<Code> {
    let calls = one.calls_with_lambdas().filter_map(|one| of_call(reading, one));
    let others = one.launches.iter().chain(&one.named).filter_map(|one| of_use(reading, one));
    let mut all: Vec<(TokenId, Code)> = calls.chain(others).collect();
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, code)| code).collect()
}

fn of_call(reading: &Reading, one: &FunctionUse) -> Option<(TokenId, Code)> {
    let resolved = one.resolved.as_ref().filter(|resolved| resolved.is_specialization())?;
    Some((one.name, emitted::code(reading, resolved)?))
}

fn of_use(reading: &Reading, one: &Use) -> Option<(TokenId, Code)> {
    let resolved = Some(&one.function).filter(|resolved| resolved.is_specialization())?;
    Some((one.name, emitted::code(reading, resolved)?))
}
