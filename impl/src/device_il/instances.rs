//! The instances of templates that device code uses, and the types that their arguments bring.

use super::entries::Entries;
use super::references::{Reference, Target};
use crate::bodies::Meant;
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::lex::{TokenId, launched_name};
use crate::limits;
use crate::reach::{bindings, definition};
use crate::read::Reading;
use crate::rules::generated::KeepEdge;
use crate::sema::Resolved;
use crate::tree::{Form, Tree};
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

/// How many launches make an instance of a template that is not known; those of templates that nobody uses make none.
pub(super) fn unknown(reading: &Reading, entries: &Entries) -> usize {
    let (bodies, tree) = (&reading.bodies, &reading.tree);
    let in_instances = bodies.specializations.iter().flat_map(|one| &one.launches);
    let known: FxHashSet<TokenId> = bodies.launches.iter().chain(in_instances).map(|one| one.name).collect();
    let is_template = |token: &TokenId| {
        let declaration = entries.by_name(*token).and_then(|id| entries.all[id.index()].declaration);
        declaration.is_some_and(|id| tree.function(id).is_some() && !tree[id].headers.is_empty())
    };
    let launches =
        reading.tokens.launches.iter().filter_map(|launch| launched_name(&reading.tokens, launch.open));
    let of_templates = launches.filter(|name| match bodies.name(*name).map(|one| &one.meant) {
        Some(Meant::Declared(declared)) => declared.iter().any(is_template),
        _ => false,
    });
    of_templates.filter(|name| !known.contains(name) && is_made(reading, entries, *name)).count()
}

/// Whether the code around a token is made: it is in no template, or in one that is instantiated.
fn is_made(reading: &Reading, entries: &Entries, token: TokenId) -> bool {
    let tree = &reading.tree;
    let Some(&owner) = entries.around(token).first() else { return true };
    let mut around = std::iter::once(owner).chain(entries.outside(owner));
    let function = around.find_map(|id| {
        let id = entries.all[id.index()].declaration?;
        Some((id, tree.function_id(id)?))
    });
    function.is_none_or(|(id, function)| {
        tree[id].form == Form::Plain || reading.bodies.instantiated.contains(&function)
    })
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
        let tree = &self.reading.tree;
        let class =
            self.spelling.class_scope(ty).ok().flatten().and_then(|scope| self.entries.class_of(tree, scope));
        let enumeration = || {
            let id = self.spelling.enumeration(ty).ok()??;
            self.entries.by_entity(tree[tree[id].declaration].entity?)
        };
        self.found.extend(class.or_else(enumeration).map(|entry| (Target::Entry(entry), edge)));
    }
}
