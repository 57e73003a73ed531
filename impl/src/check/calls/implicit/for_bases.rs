//! The constructors and destructors of the host that make and end bases.
//!
//! Of one that is defined the released tool makes another one for bases, which calls it. That is there for the host and for the
//! device as the functions that use it are, and where `__host__` is written for both; like an implicit member it has no place of
//! its own.

use super::super::super::{Context, Spaces, fact};
use super::super::callee::{Callee, Callees};
use super::super::caller::{Caller, Callers};
use super::super::device::{Noted, callee_names};
use super::super::{CallPlace, Names, cell, is_spoken, one_said, parties, tile_spaces};
use super::members::{Members, Used};
use super::{Mentions, Placed, TokenId, Users, Walk, called, implicit_caller};
use crate::bodies::{FunctionUse, UseForm};
use crate::ids::model::Argument;
use crate::reach::{self, Specialization};
use crate::read::Reading;
use crate::rules::generated::Space;
use crate::sema::{Implied, Part, Resolved};
use crate::tree::EntityId;
use rustc_hash::{FxHashMap, FxHashSet};

/// A constructor or destructor that another one for bases is made of.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key(EntityId, Option<Resolved>);

/// One for bases that code of the device uses.
pub(in super::super::super) struct ForBases {
    key: Key,
    callee: Callee,
    /// What it calls, and what that is called where it is not there.
    name: String,
    undefined: String,
    users: Users,
}

impl ForBases {
    /// The one that a use needs: of a function of the host that is defined before. Instances are defined at the end of the unit,
    /// before other instances.
    pub(in super::super) fn of(
        context: &Context<'_>,
        noted: &Noted<'_>,
        given: &[Argument],
    ) -> Option<ForBases> {
        let reading = context.reading;
        let tree = &reading.tree;
        let key = key(reading, &noted.callee, noted.one)?;
        let body = tree.definition(key.0).and_then(|function| tree[function].body.range())?;
        let caller = noted.caller.function;
        let is_before = match noted.callee.is_specialization {
            true => caller.is_some_and(|caller| fact::in_template(reading, tree[caller].declaration)),
            false => caller.is_none() || body.start < noted.at,
        };
        let is_of_host = matches!(noted.callee.space, Space::None | Space::H);
        let is_plain = !noted.callee.is_constexpr && noted.callee.tile.is_none();
        if !(is_before && is_of_host && is_plain && noted.one.form == UseForm::BaseSubobject) {
            return None;
        }
        let (name, undefined) = callee_names(context, noted, given);
        let users = Users::of(&noted.caller);
        Some(ForBases { key, callee: noted.callee, name, undefined, users })
    }
}

fn key(reading: &Reading, callee: &Callee, one: &FunctionUse) -> Option<Key> {
    let tree = &reading.tree;
    let entity = tree[tree[callee.function].declaration].entity?;
    let resolved = one.meant().filter(|_| callee.is_specialization);
    Some(Key(entity, resolved.and_then(|resolved| reach::definition(tree, resolved))))
}

/// Those that the implicit members `placed` use.
pub(super) fn of_members(
    context: &Context<'_>,
    (spaces, callees): (&Spaces, &Callees),
    placed: &[Placed<'_>],
    is_certain: impl Fn(&Placed<'_>) -> bool,
) -> Vec<ForBases> {
    let mut all = Vec::new();
    for one in placed.iter().filter(|one| is_certain(one)) {
        let space = if one.users.host { Space::HD } else { Space::D };
        for used in &one.member.uses {
            let Used::Special(Part::Base, Implied::Function(function)) = used else { continue };
            let made = called(one.member.of.special, Part::Base, function, one.at);
            let Ok(callee) = callees.called(context.reading, spaces, &made) else { continue };
            let caller = implicit_caller(space, String::new());
            let (at, place) = (one.at, CallPlace::Body);
            let noted = Noted { one: &made, at, place, caller, callee, checked: true };
            all.extend(ForBases::of(context, &noted, &[]));
        }
    }
    all
}

/// Those of `all` that the host uses.
fn used_by_host(
    context: &Context<'_>,
    (spaces, callees, callers): (&Spaces, &Callees, &Callers<'_>),
    (members, users): (&Members<'_>, &[Users]),
) -> FxHashSet<Key> {
    let reading = context.reading;
    let mut found = FxHashSet::default();
    let calls = reading.bodies.calls.iter().filter(|one| !one.in_template);
    let in_instances = reading.bodies.specializations.iter().flat_map(Specialization::calls_with_lambdas);
    for one in calls.chain(in_instances).filter(|one| one.form == UseForm::BaseSubobject) {
        let is_host = callers.around(one.name, one.lambda).is_some_and(|one| Users::of(&one).host);
        let callee = is_host.then(|| callees.called(reading, spaces, one).ok()).flatten();
        found.extend(callee.and_then(|callee| key(reading, &callee, one)));
    }
    for (member, _) in members.all().iter().zip(users).filter(|(_, users)| users.host) {
        for used in &member.uses {
            let Used::Special(Part::Base, Implied::Function(function)) = used else { continue };
            let made = called(member.of.special, Part::Base, function, TokenId(0));
            let callee = callees.called(reading, spaces, &made).ok();
            found.extend(callee.and_then(|callee| key(reading, &callee, &made)));
        }
    }
    found
}

/// Judges those that code of the device uses, in their order.
pub(super) fn check(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    (members, users): (&Members<'_>, &[Users]),
    (walk, more): (&Walk, Vec<ForBases>),
) -> Vec<(usize, TokenId, Judged)> {
    let mut all = std::mem::take(&mut context.for_bases);
    all.extend(more);
    if all.is_empty() {
        return Vec::new();
    }
    let by_host = used_by_host(context, (spaces, callees, callers), (members, users));
    let mut index: FxHashMap<Key, usize> = FxHashMap::default();
    let mut merged: Vec<ForBases> = Vec::new();
    for one in all {
        let at = *index.entry(one.key.clone()).or_insert(merged.len());
        match merged.get_mut(at) {
            Some(known) => known.users = known.users.with(one.users),
            None => merged.push(one),
        }
    }
    let mut judged = Vec::new();
    for one in merged.into_iter().filter(|one| one.users.device) {
        let tree = &context.reading.tree;
        let function = &tree[one.callee.function];
        let scope = function.target.unwrap_or(tree[function.declaration].scope);
        let Some((order, at)) = walk.place_of(tree, scope, one.key.0) else { continue };
        let is_of_host = one.users.host || by_host.contains(&one.key) || one.callee.space == Space::H;
        let mut mentions = Mentions { context, spaces, known: FxHashMap::default() };
        let is_certain =
            is_of_host || tree[scope].class().is_some_and(|class| !mentions.are_perhaps_of_the_host(class));
        if !is_certain {
            context.count_unknown("base-constructor");
            continue;
        }
        let space = if is_of_host { Space::HD } else { Space::D };
        judged.push((order, at, Judged { one, space }));
    }
    judged
}

/// One whose space is known.
pub(super) struct Judged {
    one: ForBases,
    space: Space,
}

impl Judged {
    /// Judges its call of what it is made of.
    pub(super) fn judge(&self, context: &mut Context<'_>, at: TokenId) {
        let ForBases { callee, name, undefined, .. } = &self.one;
        let caller: Caller = implicit_caller(self.space, format!("{undefined} [subobject]"));
        if !is_spoken(context, &caller, CallPlace::Body) {
            return;
        }
        let cell = cell(context, &caller, callee);
        let parties = parties(context.reading, &caller, callee);
        let at = context.reading.tokens.get(at).start;
        let names = Names { callee: name, caller: &caller.name, undefined, parties: &parties };
        for said in cell.reports {
            one_said(context, said, at, names, tile_spaces(&caller, callee));
        }
    }
}
