//! The device IL as text: `impl/DEVICE_IL.md`.

use super::{KeptBy, Walked};
use crate::il_form::List;
use crate::rules::generated::KeepEdge;
use cufe_spec::observation::{EntityFacts, KeptEntity, KeptKind, Place};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// What the documented walk keeps of a unit, and why.
#[derive(Clone, Debug)]
pub struct DeviceIl {
    walked: Walked,
    facts: FxHashMap<Place, EntityFacts>,
}

impl DeviceIl {
    /// What was kept, with the facts of all functions and variables of the unit.
    pub(crate) fn new(walked: Walked, facts: Vec<EntityFacts>) -> DeviceIl {
        let facts = facts.into_iter().map(|fact| (fact.place.clone(), fact)).collect();
        DeviceIl { walked, facts }
    }

    /// The list of the entities that are kept, a line each: place, kind and name, whether its definition is kept, the prefix byte, and the
    /// execution-space byte of a function (0x00 to 0xff) or the memory-space word of a variable (0x0000 to 0xffff).
    pub fn lines(&self) -> String {
        let mut text = String::new();
        for entity in &self.walked.entities {
            let KeptEntity { place: Place { file, line, column }, name, kind, prefix, .. } = entity;
            let space = match (kind, self.facts.get(&entity.place)) {
                (KeptKind::Function, Some(fact)) => format!("{:#04x}", fact.space.0),
                (KeptKind::Variable, Some(fact)) => format!("{:#06x}", fact.memory.0),
                _ => "-".to_owned(),
            };
            let (kind, extent) = (kind.name(), extent(entity));
            let _ = writeln!(text, "{file}:{line}:{column}\t{kind} {name}\t{extent}\t{prefix:#04x}\t{space}");
        }
        List::Entities.of_lines(&text)
    }

    /// For each kept entity of the name, or whose qualified name ends in it: the way from it to where the walk starts.
    pub fn chains(&self, name: &str) -> String {
        let mut text = String::new();
        for (number, entity) in self.walked.entities.iter().enumerate() {
            if entity.name.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with("::")) {
                self.chain(number, &mut text);
            }
        }
        text
    }

    fn chain(&self, number: usize, text: &mut String) {
        let (mut at, mut indent, mut seen) = (number, 0, FxHashSet::default());
        loop {
            seen.insert(at);
            let [first, whole] = self.walked.by[at];
            // Why its definition is kept may come of itself.
            let is_known = |by: &KeptBy| matches!(by, KeptBy::Reference(next, _) | KeptBy::Using(next) if seen.contains(next));
            let by = Some(whole).filter(|by| !is_known(by)).unwrap_or(first);
            let why = match by {
                KeptBy::Seed => "the walk starts with it".to_owned(),
                KeptBy::Reference(_, edge) => in_words(edge).to_owned(),
                KeptBy::Using(_) => "it names".to_owned(),
            };
            let entity = &self.walked.entities[at];
            let Place { file, line, column } = &entity.place;
            let (kind, name, extent) = (entity.kind.name(), &entity.name, extent(entity));
            let _ = writeln!(text, "{:indent$}{kind} {name} ({file}:{line}:{column}), {extent}: {why}", "");
            match by {
                KeptBy::Reference(next, _) | KeptBy::Using(next) if !seen.contains(&next) => {
                    (at, indent) = (next, indent + 2);
                }
                _ => return,
            }
        }
    }

    /// Why it may hold more than is needed, and how often.
    pub fn uncertain(&self) -> impl Iterator<Item = (&'static str, usize)> {
        self.walked.uncertain.iter().map(|(why, count)| (why.name(), *count))
    }
}

fn extent(entity: &KeptEntity) -> &'static str {
    if entity.definition { "definition" } else { "declaration" }
}

/// What an edge says of what it leads to, before who it comes from.
fn in_words(edge: KeepEdge) -> &'static str {
    match edge {
        KeepEdge::CalledRoutine => "called or named by",
        KeepEdge::UsedVariable => "used by",
        KeepEdge::TypeByValue => "a type that has to be complete for",
        KeepEdge::TypeByName => "a type that is named by",
        KeepEdge::MemberType => "the type of a member of",
        KeepEdge::BaseClass => "a base of",
        KeepEdge::TemplateArgument => "a template argument in",
        KeepEdge::EnclosingClass | KeepEdge::EnclosingNamespace => "around",
        KeepEdge::Sibling => "a member beside",
    }
}
