//! The walk itself: from the seeds along the edges, until nothing more is marked.

use super::Uncertain;
use super::entries::{Entries, EntryId};
use super::references::{References, Target};
use crate::rules::generated::{
    KeepEdge, KeepExtent, Truth, decide_keep_closure, decide_keep_using_declaration,
};
use cufe_spec::observation::KeptKind;
use cufe_spec::unit::{Dialect, Pass};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What is marked.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    entries: Vec<KeepExtent>,
    instances: Vec<bool>,
    /// Where it was not certain what something refers to that is kept: how often, and all that it may be is kept.
    pub(super) uncertain: BTreeMap<Uncertain, usize>,
}

impl Marks {
    /// How much is kept of an entry.
    pub(super) fn of(&self, entry: EntryId) -> KeepExtent {
        self.entries.get(entry.index()).copied().unwrap_or(KeepExtent::Nothing)
    }
}

/// A using-declaration and what it names.
pub(super) type Named = (EntryId, Vec<EntryId>);

/// Marks from `seeds` on; using-declarations are gone through until nothing changes.
pub(super) fn walk(
    (dialect, pass): (Dialect, Pass),
    entries: &Entries,
    references: &References,
    seeds: &FxHashMap<EntryId, KeepExtent>,
    usings: &[Named],
) -> Marks {
    let mut walk = Walk {
        run: (dialect, pass),
        entries,
        references,
        marks: Marks {
            entries: vec![KeepExtent::Nothing; entries.all.len()],
            instances: vec![false; references.instances()],
            uncertain: BTreeMap::new(),
        },
        waiting: Vec::new(),
    };
    for (&entry, &extent) in seeds {
        walk.mark(Target::Entry(entry), extent);
    }
    // An instance has the space of its template.
    for instance in 0..references.instances() as u32 {
        let pattern = references.pattern(instance);
        if let Some(extent) = pattern.and_then(|entry| seeds.get(&entry)) {
            walk.mark(Target::Instance(instance), *extent);
        }
    }
    loop {
        walk.close();
        for (using, targets) in usings {
            let is_kept = targets.iter().any(|&target| walk.marks.of(target) != KeepExtent::Nothing);
            let truth = if is_kept { Truth::Yes } else { Truth::No };
            let extent = decide_keep_using_declaration(dialect, pass, truth).result;
            walk.mark(Target::Entry(*using), extent);
        }
        if walk.waiting.is_empty() {
            return walk.marks;
        }
    }
}

struct Walk<'a> {
    run: (Dialect, Pass),
    entries: &'a Entries,
    references: &'a References,
    marks: Marks,
    /// What is marked and was not gone into yet.
    waiting: Vec<Target>,
}

impl Walk<'_> {
    /// Sets the keep bit, and the keep-definition flag, where they are not set yet (`keep.prune`).
    fn mark(&mut self, target: Target, extent: KeepExtent) {
        match target {
            Target::Unknown(reason) => *self.marks.uncertain.entry(reason).or_default() += 1,
            Target::Instance(index) => {
                if let Some(marked) = self.marks.instances.get_mut(index as usize)
                    && !std::mem::replace(marked, true)
                {
                    self.waiting.push(target);
                }
            }
            Target::Entry(entry) => {
                let known = &mut self.marks.entries[entry.index()];
                if rank(extent) > rank(*known) {
                    *known = extent;
                    self.waiting.push(target);
                }
            }
        }
    }

    fn close(&mut self) {
        let (dialect, pass) = self.run;
        while let Some(target) = self.waiting.pop() {
            let (references, only_declared) = match target {
                Target::Entry(entry) => (self.references.of_entry(entry), self.is_only_declared(entry)),
                Target::Instance(index) => (self.references.of_instance(index), false),
                Target::Unknown(_) => continue,
            };
            let is_alias = matches!(target, Target::Entry(entry)
                if self.entries.all[entry.index()].kind == KeptKind::Alias);
            for &(target, edge) in references {
                let is_around = matches!(edge, KeepEdge::EnclosingClass | KeepEdge::EnclosingNamespace);
                let edge = match only_declared && !is_around {
                    // Who names an alias names what it stands for.
                    true if is_alias => KeepEdge::TypeByName,
                    true => continue,
                    false => edge,
                };
                self.mark(target, decide_keep_closure(dialect, pass, edge).result);
            }
        }
    }

    /// Whether what an entry refers to is not gone into: its body is not kept.
    fn is_only_declared(&self, entry: EntryId) -> bool {
        self.marks.of(entry) != KeepExtent::Definition
    }
}

fn rank(extent: KeepExtent) -> u8 {
    match extent {
        KeepExtent::Nothing => 0,
        KeepExtent::Declaration => 1,
        KeepExtent::Definition => 2,
    }
}
