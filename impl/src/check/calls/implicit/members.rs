//! The implicit members that a unit uses, whether or not code is generated for them, and what they use.

use super::super::super::{Spaces, fact};
use super::super::TokenRange;
use super::super::callee::{Callee, Callees};
use super::super::defaults::functions_of;
use super::super::device::Later;
use super::super::emitted::{self, Code};
use crate::bodies::{Construction, FunctionUse, Operand, VariableUse};
use crate::ids::spelled::Unit;
use crate::read::Reading;
use crate::rules::generated::Space;
use crate::sema::{self, Accessed, Implicit, ImplicitUse, Implied, MemberInitializer, Part, PartUse};
use crate::tree::FunctionId;
use rustc_hash::FxHashMap;

/// How many implicit members are looked into.
const LIMIT: usize = 4096;

/// An implicit member, and what it uses, in the order in which it does.
pub(in super::super) struct Member<'a> {
    pub(super) of: Implicit,
    pub(super) uses: Vec<Used<'a>>,
}

/// What an implicit member uses for a part of the object.
pub(super) enum Used<'a> {
    /// A special member of the part.
    Special(Part, Implied),
    /// The default member initialiser of a member.
    Value(Value<'a>),
}

/// A default member initialiser, and what it uses.
pub(super) struct Value<'a> {
    pub(super) of: MemberInitializer,
    /// What an instance does with variables.
    pub(super) accesses: Option<&'a [Accessed]>,
    pub(super) functions: Vec<(&'a FunctionUse, Callee)>,
    pub(super) variables: Vec<&'a VariableUse>,
    implicit: Vec<&'a Implicit>,
}

/// The implicit members of a unit.
pub(in super::super) struct Members<'a> {
    reading: &'a Reading,
    spaces: &'a Spaces,
    callees: &'a Callees,
    all: Vec<Member<'a>>,
    known: FxHashMap<Implicit, usize>,
    /// The uses of implicit members in default member initialisers and elsewhere, by place.
    uses: Vec<&'a ImplicitUse>,
}

impl<'a> Members<'a> {
    /// Those of the unit; what default member initialisers use is among `later`.
    pub(in super::super) fn of(
        (reading, spaces, callees): (&'a Reading, &'a Spaces, &'a Callees),
        later: &Later<'a>,
    ) -> Members<'a> {
        let mut uses: Vec<&ImplicitUse> =
            reading.bodies.implicit.iter().filter(|one| one.is_code()).collect();
        uses.sort_by_key(|one| one.name);
        let in_instances = reading.bodies.specializations.iter().flat_map(|one| &one.implicit);
        let in_initializers = reading.bodies.member_initializers.values().flat_map(|one| &one.implicit);
        let in_instances = in_instances.chain(in_initializers).filter(|one| one.is_code());
        let mut waiting: Vec<&Implicit> =
            in_instances.chain(uses.iter().copied()).map(|one| &one.of).collect();
        // The members come in the order in which they are used first.
        waiting.reverse();
        let mut waiting: Vec<Implicit> = waiting.into_iter().cloned().collect();
        let mut members =
            Members { reading, spaces, callees, all: Vec::new(), known: FxHashMap::default(), uses };
        while let Some(of) = waiting.pop() {
            if members.all.len() >= LIMIT || members.known.contains_key(&of) {
                continue;
            }
            let member = members.member(of, later);
            waiting.extend(member.implicit().cloned());
            members.known.insert(member.of.clone(), members.all.len());
            members.all.push(member);
        }
        members
    }

    fn member(&self, of: Implicit, later: &Later<'a>) -> Member<'a> {
        let parts = sema::parts(Unit::from(self.reading), &of);
        let used = parts.into_iter().map(|(part, used)| match used {
            PartUse::Special(implied) => Used::Special(part, implied),
            PartUse::Initializer(of) => Used::Value(self.value(of, later)),
        });
        Member { uses: used.collect(), of }
    }

    fn value(&self, of: MemberInitializer, later: &Later<'a>) -> Value<'a> {
        let range = of.range(&self.reading.tree);
        if let Some(one) = self.reading.bodies.member_initializers.get(&of) {
            let functions = functions_of(self.reading, (self.spaces, self.callees), one).collect();
            let variables = later.variables_in(range).to_vec();
            let implicit = one.implicit.iter().filter(|one| one.is_code()).map(|one| &one.of).collect();
            return Value { of, functions, variables, implicit, accesses: Some(&one.accesses) };
        }
        let functions = later.functions_in(range).iter().filter_map(|&(one, callee)| Some((one, callee?)));
        Value {
            of,
            accesses: None,
            functions: functions.filter(|(one, _)| is_certain(one)).collect(),
            variables: later.variables_in(range).iter().copied().filter(|one| !one.in_template).collect(),
            implicit: self.used_in(range).map(|one| &one.of).collect(),
        }
    }

    /// The uses of implicit members in `range`, which stands outside of functions.
    fn used_in(&self, range: TokenRange) -> impl Iterator<Item = &'a ImplicitUse> {
        let first = self.uses.partition_point(|one| one.name < range.start);
        let there = self.uses.get(first..).unwrap_or_default().iter().copied();
        there.take_while(move |one| one.name < range.end)
    }

    /// The implicit members that default member initialisers use for an object.
    pub(in super::super) fn used_by(&self, construction: &'a Construction) -> Vec<&'a Implicit> {
        let all = self.reading.bodies.initializers(construction.defaults.iter());
        let used = all.into_iter().flat_map(|(of, one)| match one {
            Some(one) => one.implicit.iter().filter(|one| one.is_code()).map(|one| &one.of).collect(),
            None => self.used_in(of.range(&self.reading.tree)).map(|one| &one.of).collect::<Vec<_>>(),
        });
        used.collect()
    }

    /// All uses of implicit members outside of instances.
    pub(in super::super) fn uses(&self) -> &[&'a ImplicitUse] {
        &self.uses
    }

    pub(super) fn all(&self) -> &[Member<'a>] {
        &self.all
    }

    pub(super) fn index(&self, of: &Implicit) -> Option<usize> {
        self.known.get(of).copied()
    }

    /// What an implicit member has code of the device generated for.
    pub(in super::super) fn emitted_by(&self, of: &Implicit) -> Vec<Code> {
        let Some(member) = self.index(of).and_then(|index| self.all.get(index)) else { return Vec::new() };
        let is_device = |function: FunctionId| {
            let space = fact::space(self.spaces.after(self.reading.tree[function].declaration));
            matches!(space, Some(Space::D | Space::HD | Space::G))
        };
        let functions = member.uses.iter().flat_map(|used| match used {
            Used::Special(_, Implied::Function(function)) if is_device(function.function) => {
                emitted::code(self.reading, function).into_iter().collect::<Vec<_>>()
            }
            Used::Special(..) => Vec::new(),
            Used::Value(value) => {
                let is_code = |(one, callee): &&(&FunctionUse, Callee)| {
                    one.context.is_evaluated && is_device(callee.function)
                };
                let functions = value.functions.iter().filter(is_code);
                functions
                    .filter_map(|(one, callee)| emitted::code_of_use(self.reading, one, callee))
                    .collect()
            }
        });
        functions.chain(member.implicit().cloned().map(Code::Implicit)).collect()
    }
}

impl Member<'_> {
    /// The implicit members that it uses.
    pub(super) fn implicit(&self) -> impl Iterator<Item = &Implicit> {
        self.uses.iter().flat_map(|used| match used {
            Used::Special(_, Implied::Implicit(of)) => vec![of],
            Used::Special(_, Implied::Function(_)) => Vec::new(),
            Used::Value(value) => value.implicit.clone(),
        })
    }
}

/// Whether a use is the same in every instance of the class templates around.
fn is_certain(one: &FunctionUse) -> bool {
    let is_open = |argument: &Operand| matches!(argument, Operand::Dependent | Operand::Unknown);
    !one.in_template || !one.may_depend && !one.arguments.iter().flatten().any(is_open)
}
