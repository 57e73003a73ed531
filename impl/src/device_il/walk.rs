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
use std::collections::{BTreeMap, VecDeque};

/// Why something is marked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cause {
    /// The walk starts there.
    Seed,
    /// What is marked refers to it.
    Reference(Target, KeepEdge),
    /// A using-declaration that names this.
    Using(EntryId),
}

/// What is marked.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    entries: Vec<KeepExtent>,
    /// By entry that is marked: why it was first, and why as much of it is kept.
    causes: Vec<Option<[Cause; 2]>>,
    /// By instance that is marked.
    instances: Vec<Option<Cause>>,
    /// Where it was not certain what something refers to that is kept: how often, and all that it may be is kept.
    pub(super) uncertain: BTreeMap<Uncertain, usize>,
}

impl Marks {
    /// How much is kept of an entry.
    pub(super) fn of(&self, entry: EntryId) -> KeepExtent {
        self.entries.get(entry.index()).copied().unwrap_or(KeepExtent::Nothing)
    }

    /// Why an entry was marked first, and why as much of it is kept.
    pub(super) fn causes(&self, entry: EntryId) -> [Cause; 2] {
        self.causes.get(entry.index()).copied().flatten().unwrap_or([Cause::Seed; 2])
    }

    /// Why an instance is marked.
    pub(super) fn cause_of_instance(&self, instance: u32) -> Cause {
        self.instances.get(instance as usize).copied().flatten().unwrap_or(Cause::Seed)
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
            causes: vec![None; entries.all.len()],
            instances: vec![None; references.instances()],
            uncertain: BTreeMap::new(),
        },
        waiting: VecDeque::new(),
    };
    // In source order, and the nearest first, so that the ways to what is kept are short, and the same in each run.
    let mut first: Vec<(EntryId, KeepExtent)> =
        seeds.iter().map(|(&entry, &extent)| (entry, extent)).collect();
    first.sort_by_key(|(entry, _)| entry.index());
    for (entry, extent) in first {
        walk.mark(Target::Entry(entry), extent, Cause::Seed);
    }
    // An instance has the space of its template.
    for instance in 0..references.instances() as u32 {
        let pattern = references.pattern(instance);
        if let Some(extent) = pattern.and_then(|entry| seeds.get(&entry)) {
            walk.mark(Target::Instance(instance), *extent, Cause::Seed);
        }
    }
    loop {
        walk.close();
        for (using, targets) in usings {
            let kept = targets.iter().find(|&&target| walk.marks.of(target) != KeepExtent::Nothing);
            let truth = if kept.is_some() { Truth::Yes } else { Truth::No };
            let extent = decide_keep_using_declaration(dialect, pass, truth).result;
            walk.mark(Target::Entry(*using), extent, kept.map_or(Cause::Seed, |&named| Cause::Using(named)));
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
    waiting: VecDeque<Target>,
}

impl Walk<'_> {
    /// Sets the keep bit, and the keep-definition flag, where they are not set yet (`keep.prune`).
    fn mark(&mut self, target: Target, extent: KeepExtent, cause: Cause) {
        match target {
            Target::Unknown(reason) => *self.marks.uncertain.entry(reason).or_default() += 1,
            Target::Instance(index) => {
                if let Some(marked @ None) = self.marks.instances.get_mut(index as usize) {
                    *marked = Some(cause);
                    self.waiting.push_back(target);
                }
            }
            Target::Entry(entry) => {
                let known = &mut self.marks.entries[entry.index()];
                if rank(extent) > rank(*known) {
                    *known = extent;
                    let causes = self.marks.causes[entry.index()].get_or_insert([cause; 2]);
                    causes[1] = cause;
                    self.waiting.push_back(target);
                }
            }
        }
    }

    fn close(&mut self) {
        let (dialect, pass) = self.run;
        while let Some(from) = self.waiting.pop_front() {
            let (references, only_declared) = match from {
                Target::Entry(entry) => (self.references.of_entry(entry), self.is_only_declared(entry)),
                Target::Instance(index) => (self.references.of_instance(index), false),
                Target::Unknown(_) => continue,
            };
            let is_alias = matches!(from, Target::Entry(entry)
                if self.entries.all[entry.index()].kind == KeptKind::Alias);
            for &(target, edge) in references {
                let is_around = matches!(edge, KeepEdge::EnclosingClass | KeepEdge::EnclosingNamespace);
                let edge = match only_declared && !is_around {
                    // Who names an alias names what it stands for.
                    true if is_alias => KeepEdge::TypeByName,
                    true => continue,
                    false => edge,
                };
                let extent = decide_keep_closure(dialect, pass, edge).result;
                self.mark(target, extent, Cause::Reference(from, edge));
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
