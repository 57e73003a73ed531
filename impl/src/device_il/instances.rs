//! The instances of templates that device code uses, and the types that their arguments bring.

use super::entries::Entries;
use super::references::{Reference, Target};
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::limits;
use crate::reach::{bindings, definition};
use crate::read::Reading;
use crate::rules::generated::KeepEdge;
use crate::sema::Resolved;
use crate::tree::Tree;
use rustc_hash::{FxHashMap, FxHashSet};

/// The instances by what they are of.
#[derive(Clone, Debug, Default)]
pub(super) struct Instances {
    by_resolved: FxHashMap<Resolved, u32>,
}

impl Instances {
    pub(super) fn of(reading: &Reading) -> Instances {
        let all = reading.bodies.specializations.iter().zip(0u32..);
        Instances { by_resolved: all.map(|(one, index)| (one.of.clone(), index)).collect() }
    }

    pub(super) fn find(&self, tree: &Tree, one: &Resolved) -> Option<u32> {
        self.by_resolved.get(&definition(tree, one)?).copied()
    }
}

/// The types that an instance needs by what its template parameters stand for.
pub(super) fn types(reading: &Reading, entries: &Entries, one: &Resolved) -> Vec<Reference> {
    let given = bindings(&reading.tree, one);
    let unit = Spelling::telling_apart(reading);
    let spelling = unit.given(&given);
    let mut needs =
        Needs { reading, entries, spelling: &unit, found: Vec::new(), seen: FxHashSet::default() };
    for (_, argument) in &given {
        needs.argument(argument);
    }
    for ty in spelling.parameters(one.function).unwrap_or_default() {
        needs.by_value(&ty);
    }
    if let Ok(ty) = spelling.returns(one.function) {
        needs.by_value(&ty);
    }
    needs.found
}

/// What a class needs that must be complete.
pub(super) fn class(reading: &Reading, entries: &Entries, class: &Type) -> Vec<Reference> {
    let spelling = Spelling::telling_apart(reading);
    let mut needs =
        Needs { reading, entries, spelling: &spelling, found: Vec::new(), seen: FxHashSet::default() };
    needs.class(class.unqualified().1);
    needs.found
}

/// The classes that types need.
struct Needs<'a> {
    reading: &'a Reading,
    entries: &'a Entries,
    spelling: &'a Spelling<'a>,
    found: Vec<Reference>,
    seen: FxHashSet<Type>,
}

impl Needs<'_> {
    /// A type of an object.
    fn by_value(&mut self, ty: &Type) {
        match ty {
            Type::Qualified(_, inner) | Type::Array(_, inner) | Type::Vector(_, inner) => {
                self.by_value(inner)
            }
            Type::Named(_) => self.class(ty),
            other => self.by_name(other),
        }
    }

    /// A type that is only named.
    fn by_name(&mut self, ty: &Type) {
        if let Type::Named(_) = ty {
            self.refer(ty, KeepEdge::TypeByName);
        }
        ty.parts().for_each(|part| self.by_name(part));
    }

    fn argument(&mut self, argument: &Argument) {
        match argument {
            Argument::Type(ty) => self.argument_type(ty),
            Argument::Pack(all) => all.iter().for_each(|one| self.argument(one)),
            Argument::Integer(..) | Argument::Template(_) | Argument::Entity(_) => {}
        }
    }

    fn argument_type(&mut self, ty: &Type) {
        if let Type::Named(_) = ty {
            self.refer(ty, KeepEdge::TemplateArgument);
        }
        ty.parts().for_each(|part| self.argument_type(part));
    }

    /// A class that must be complete: its bases and members too.
    fn class(&mut self, ty: &Type) {
        if self.seen.len() > limits::SPECIALIZATIONS || !self.seen.insert(ty.clone()) {
            return;
        }
        self.refer(ty, KeepEdge::TypeByValue);
        for (part, member) in self.spelling.subobjects(ty).unwrap_or_default() {
            match member {
                Some(_) => self.by_value(&part),
                None => self.class(&part),
            }
        }
    }

    /// The class that a type is, and its template arguments.
    fn refer(&mut self, ty: &Type, edge: KeepEdge) {
        let Type::Named(name) = ty else { return };
        let arguments = name.0.iter().filter_map(|component| component.arguments.as_ref()).flatten();
        arguments.for_each(|argument| self.argument(argument));
        let Ok(Some(scope)) = self.spelling.class_scope(ty) else { return };
        if let Some(class) = self.entries.class_of(&self.reading.tree, scope) {
            self.found.push((Target::Entry(class), edge));
        }
    }
}
