//! What makes, copies and destroys the parts of objects without being named: implicit special members, and the default member
//! initialisers of instances of class templates.

use crate::bodies::{Bodies, Construction, FunctionUse};
use crate::ids::spelled::Unit;
use crate::reach::{Specialization, Specializations};
use crate::read::Reading;
use crate::sema::{
    self, Accessed, Implicit, ImplicitUse, Implied, MemberInitializer, PartUse, Resolved, Use,
};
use rustc_hash::FxHashSet;

/// What the default member initialiser of an instance certainly uses.
#[derive(Clone, Debug)]
pub(crate) struct InitializedMember {
    /// The functions that it calls, by place.
    pub(crate) calls: Vec<FunctionUse>,
    /// What the lambdas in it certainly use where they are called, by place.
    pub(crate) in_lambdas: Vec<FunctionUse>,
    /// The functions that it names without calling them.
    pub(crate) named: Vec<Use>,
    /// The implicit special members that it uses.
    pub(crate) implicit: Vec<ImplicitUse>,
    /// What it does with the variables that it names.
    pub(crate) accesses: Vec<Accessed>,
    /// The objects that other default member initialisers make parts of.
    pub(crate) constructions: Vec<Construction>,
}

impl InitializedMember {
    /// The functions that it calls and names.
    pub(crate) fn used(&self) -> impl Iterator<Item = &Resolved> {
        let called = self.calls.iter().filter(|one| one.context.is_executed());
        called.filter_map(|one| one.resolved.as_ref()).chain(self.named.iter().map(|one| &one.function))
    }
}

impl Bodies {
    /// The default member initialisers `all`, and those that these use, with what they use where they were read as those of
    /// instances.
    pub(crate) fn initializers<'a>(
        &'a self,
        all: impl Iterator<Item = &'a MemberInitializer>,
    ) -> Vec<(&'a MemberInitializer, Option<&'a InitializedMember>)> {
        let mut found: Vec<_> = all.map(|of| (of, self.member_initializers.get(of))).collect();
        let mut next = 0;
        while let Some(&(_, one)) = found.get(next) {
            for of in one.iter().flat_map(|one| &one.constructions).flat_map(|one| &one.defaults) {
                if !found.iter().any(|(known, _)| *known == of) {
                    found.push((of, self.member_initializers.get(of)));
                }
            }
            next += 1;
        }
        found
    }
}

/// The implicit special members and default member initialisers that were followed.
#[derive(Debug)]
pub(super) struct Parts<'a> {
    specializations: &'a Specializations,
    implicit: FxHashSet<Implicit>,
    initializers: FxHashSet<MemberInitializer>,
}

/// What is to be followed.
#[derive(Debug, Default)]
struct Waiting {
    implicit: Vec<Implicit>,
    initializers: Vec<MemberInitializer>,
    functions: Vec<Resolved>,
}

impl Waiting {
    fn add<'a>(
        &mut self,
        implicit: impl Iterator<Item = &'a ImplicitUse>,
        constructions: impl Iterator<Item = &'a Construction>,
    ) {
        self.implicit.extend(implicit.filter(|one| one.is_code()).map(|one| one.of.clone()));
        self.initializers.extend(constructions.flat_map(|one| &one.defaults).cloned());
    }
}

impl<'a> Parts<'a> {
    /// None; uses mean `specializations` where there are such.
    pub(super) fn new(specializations: &'a Specializations) -> Parts<'a> {
        Parts { specializations, implicit: FxHashSet::default(), initializers: FxHashSet::default() }
    }

    /// The functions that the ordinary functions of a unit use for the parts of objects.
    pub(super) fn of_unit(&mut self, reading: &mut Reading) -> Vec<Resolved> {
        let mut waiting = Waiting::default();
        let bodies = &reading.bodies;
        waiting.add(bodies.implicit.iter(), bodies.constructions.iter());
        // Those of classes that are no templates were read with the unit.
        waiting.initializers.retain(|one| !one.given.is_empty());
        self.follow(reading, waiting)
    }

    /// The same of instances.
    pub(super) fn of_instances(&mut self, reading: &mut Reading, found: &[Specialization]) -> Vec<Resolved> {
        let mut waiting = Waiting::default();
        let constructions = found.iter().flat_map(|one| &one.constructions);
        waiting.add(found.iter().flat_map(|one| &one.implicit), constructions);
        self.follow(reading, waiting)
    }

    fn follow(&mut self, reading: &mut Reading, mut waiting: Waiting) -> Vec<Resolved> {
        while !(waiting.implicit.is_empty() && waiting.initializers.is_empty()) {
            while let Some(of) = waiting.implicit.pop() {
                if self.implicit.insert(of.clone()) {
                    Parts::add_parts(reading, &of, &mut waiting);
                }
            }
            let mut asked = std::mem::take(&mut waiting.initializers);
            asked.retain(|one| self.initializers.insert(one.clone()));
            super::read_initializers(reading, &asked, self.specializations);
            let all = &reading.bodies.member_initializers;
            for one in asked.iter().filter_map(|one| all.get(one)) {
                waiting.add(one.implicit.iter(), one.constructions.iter());
                let in_lambdas = one.in_lambdas.iter().filter_map(|one| one.resolved.as_ref());
                waiting.functions.extend(one.used().chain(in_lambdas).cloned());
            }
        }
        waiting.functions
    }

    fn add_parts(reading: &Reading, of: &Implicit, waiting: &mut Waiting) {
        for (_, part) in sema::parts(Unit::from(reading), of) {
            match part {
                PartUse::Special(Implied::Function(function)) => waiting.functions.push(function),
                PartUse::Special(Implied::Implicit(of)) => waiting.implicit.push(of),
                PartUse::Initializer(one) if !one.given.is_empty() => waiting.initializers.push(one),
                PartUse::Initializer(_) => {}
            }
        }
    }
}
