//! Launches and calls in the instances of templates.

use super::super::call::{Naming, depends};
use super::super::declaring::Declaring;
use super::super::{Context, Spaces, instance};
use super::{
    LambdaCode, Site, Sites, SymbolSet, TokenId, TokenRange, callee_of, callee_only, callee_start,
    is_asked_of_code, is_launched_object, launch_before, no_stream, one, scan,
};
use crate::bodies::UseForm;
use crate::ids::spelled::Standpoint;
use crate::reach::Specialization;
use crate::read::Reading;
use crate::rules::generated::{CallContext, Callee};
use crate::sema::Resolved;
use crate::tree::{self, EntityId, FunctionId, IdRange};
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// The launches and calls in templates, once where there is an instance: the device passes read a template's body only there.
pub(super) fn in_instances(
    context: &mut Context<'_>,
    spaces: &Spaces,
    patterns: BTreeMap<FunctionId, Vec<Site>>,
    lambdas: &LambdaCode,
) {
    let reading = context.reading;
    let tree = &reading.tree;
    let by_template: FxHashMap<EntityId, FunctionId> = patterns
        .keys()
        .filter(|id| tree[tree[**id].declaration].form == tree::Form::Template)
        .filter_map(|&id| Some((tree[tree[id].declaration].entity?, id)))
        .collect();
    let names = by_template.keys().map(|entity| tree[*entity].name);
    let hot = SymbolSet::new(&reading.tokens, names);
    let mut uses = Sites::of_names(reading, &hot, (spaces, lambdas));
    scan(context, &hot, &mut uses);
    let wanted = |named: &instance::Named| by_template.contains_key(&named.template);
    let named = instance::distinct(context, uses.instances.into_iter().filter(wanted).collect());
    let instantiated: FxHashSet<FunctionId> =
        named.iter().filter_map(|one| by_template.get(&one.named.template).copied()).collect();
    for (function, sites) in patterns {
        let is_there = instantiated.contains(&function) || context.is_instantiated(function);
        let read = reading.bodies.specializations.iter().filter(|one| one.of.function == function).count();
        for site in sites.into_iter().filter(|_| is_there) {
            one(context, site, CallContext::Instance);
            // A missing stream is told where each instance is read.
            if let Some(launch) = site.launch {
                (1..read).for_each(|_| no_stream(context, launch, CallContext::Instance));
            }
        }
    }
}

/// The launches and calls whose callee depends on template parameters, or that stand in a constexpr `if`, in each instance that
/// was read; where the latter begin that are told.
pub(super) fn in_specializations(context: &mut Context<'_>, found: &Sites<'_>) -> FxHashSet<TokenId> {
    let reading = context.reading;
    let tree = &reading.tree;
    // The host pass reads explicit instances alone, as any body.
    let place = if context.pass == Pass::Host { CallContext::Body } else { CallContext::Instance };
    let mut in_another: FxHashSet<TokenId> = FxHashSet::default();
    let mut told: FxHashSet<TokenId> = FxHashSet::default();
    let in_each = |start: &TokenId| found.in_constexpr_ifs.contains(start);
    let starts = |is_pointer: bool| {
        let sites = found.patterns.values().flatten();
        sites.filter(move |site| (site.callee == Callee::Pointer) == is_pointer).map(|site| site.start)
    };
    let mut is_said: FxHashSet<TokenId> = starts(false).filter(|start| !in_each(start)).collect();
    // All but what they launch is told of them where the template is.
    let pointers: FxHashSet<TokenId> = starts(true).filter(|start| !in_each(start)).collect();
    let mut objects_told = FxHashSet::default();
    for (one_of, index) in reading.bodies.specializations.iter().zip(0..) {
        let caller = found.spaces.after(tree[one_of.of.function].declaration);
        let called = called_by_name(one_of).map(|(at, name, function)| (at, name, function, false));
        let launched =
            one_of.launches.iter().filter(|one| one.form == UseForm::Name || !pointers.contains(&one.at));
        let launched = launched.map(|launch| (launch.at, launch.name, &launch.function, true));
        for (start, name, function, is_launch) in called.chain(launched) {
            if is_said.contains(&start) {
                continue;
            }
            let callee = callee_of(found.spaces.after(tree[function.function].declaration));
            let launch = if is_launch { found.launched.get(&name).copied() } else { None };
            if launch.is_some() == is_launch && (is_launch || callee == Callee::Kernel) {
                // Whose code the launch is in does not hang on the instance, where the template's body is read there.
                let is_open = is_in_constexpr_if(reading, name);
                let side = found.lambdas.side_of(start, caller);
                let is_asked = is_open || is_asked_of_code(context);
                let side = side.filter(|_| is_asked || in_another.insert(start));
                let site = Site { start, launch, callee, caller: side, instance: Some(index) };
                match pointers.contains(&start) {
                    true => callee_only(context, site, place),
                    false => one(context, site, place),
                }
                told.extend(in_each(&start).then_some(start));
                if found.independent.contains(&start) {
                    is_said.insert(start);
                }
            }
        }
        objects(context, found, (one_of, index), (place, &mut objects_told));
    }
    told
}

/// The launches in an instance of objects with call operators that only instances tell: once where the arguments depend on no
/// template parameter and the same is called.
fn objects(
    context: &mut Context<'_>,
    found: &Sites<'_>,
    (one, index): (&Specialization, usize),
    (place, told): (CallContext, &mut FxHashSet<(TokenId, FunctionId)>),
) {
    let reading = context.reading;
    let open = one.calls_with_lambdas().filter(|call| {
        is_launched_object(reading, call)
            && call.context.is_executed()
            && !found.objects.contains_key(&call.at)
    });
    for call in open {
        let launch = launch_before(&reading.tokens, call.at);
        if let (Some(launch), Some(function)) = (launch, &call.resolved) {
            let callee = callee_of(found.spaces.after(reading.tree[function.function].declaration));
            let start = callee_start(reading, launch.open);
            let arguments = Naming {
                start: call.at,
                arguments: TokenRange::empty_at(call.at),
                call: Some((call.at, reading.tokens.partner(call.at))),
            };
            let mut declaring = Declaring::from(&reading.tokens, reading.tree[one.of.function].open);
            let is_open = depends(reading, one.of.function, arguments, &mut declaring) != Some(false);
            if is_open || told.insert((start, function.function)) {
                let site = Site { start, launch: Some(launch), callee, caller: None, instance: Some(index) };
                callee_only(context, site, place);
            }
        }
    }
}

/// The launch of a closure in a template, in each instance of the template that was read.
pub(super) fn in_each(context: &mut Context<'_>, template: FunctionId, launched: Site) {
    let place = if context.pass == Pass::Host { CallContext::Body } else { CallContext::Instance };
    let instances = context.reading.bodies.specializations.iter().zip(0..);
    for (_, index) in instances.filter(|(instance, _)| instance.of.function == template) {
        one(context, Site { instance: Some(index), ..launched }, place);
    }
}

/// Whether the name stands in a constexpr `if` that does not leave it to a lambda or to a class in it.
fn is_in_constexpr_if(reading: &Reading, name: TokenId) -> bool {
    reading.bodies.name(name).is_some_and(|found| found.context.own_constexpr_ifs > 0)
}

/// The functions that an instance and the lambdas in it call by name where it is evaluated, each with the callee's first token and
/// its name.
fn called_by_name(one: &Specialization) -> impl Iterator<Item = (TokenId, TokenId, &Resolved)> {
    let called =
        one.calls_with_lambdas().filter(|call| call.form == UseForm::Name && call.context.is_executed());
    called.filter_map(|call| Some((call.at, call.name, call.resolved.as_ref()?)))
}

/// The instances of templates that instances launch, call and name.
pub(super) fn of_specializations(reading: &Reading) -> Vec<instance::Named> {
    let tree = &reading.tree;
    let mut found = Vec::new();
    for one in &reading.bodies.specializations {
        let called = called_by_name(one).map(|(at, _, function)| (at, function));
        let named = one.launches.iter().chain(&one.named).map(|named| (named.at, &named.function));
        for (at, function) in called.chain(named) {
            let declaration = tree[function.function].declaration;
            let (Some(template), Some(arguments)) = (tree[declaration].entity, &function.arguments) else {
                continue;
            };
            found.push(instance::Named {
                template,
                point: at,
                at: reading.tokens.get(at).start,
                arguments: Ok(arguments.clone()),
                written: TokenRange::empty_at(at),
                place: Standpoint::new(tree[declaration].scope, at, IdRange::default()),
                is_defined: true,
                is_extern: false,
            });
        }
    }
    found
}
