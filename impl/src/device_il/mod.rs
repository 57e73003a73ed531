//! What the documented keep-in-IL walk keeps for the device (chapter "Device IL: what is kept").
//!
//! [`Entries`] are what can be kept, [`references`] the edges between them, [`walk`] marks from the seeds on, and what has no
//! mark is eliminated. Where it is not certain what something refers to that is kept, all that it may be is kept, and counted.

mod entries;
mod functions;
mod instances;
mod named;
mod references;
mod text;
mod walk;

use crate::bodies::{InnerFunction, Lambda, Meant};
use crate::check::{
    Memory, Spaces, function_name, inner_function_name, operator_name, scoped_name, variable_name,
};
use crate::lambda;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::read::Reading;
use crate::rules::generated::{
    ByteClass, DeclaredIn, Emission, KEEP_PREFIX_FILE_SCOPE, KEEP_PREFIX_KEEP, KeepEdge, KeepEntity,
    KeepExtent, MemoryClass, MemorySpace, SPACE_CLASS, SpaceClass, Truth, decide_keep_elimination,
    decide_keep_file_scope, decide_keep_seed, decide_memory_space,
};
use crate::sema::named_constructors;
use crate::tree::{DeclarationKind, FunctionId, ScopeId};
use cufe_spec::observation::{KeptEntity, KeptKind, Place};
use cufe_spec::unit::{Dialect, Options, Pass};
use entries::{Entries, Entry, EntryId};
use references::{References, Target, references};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
pub use text::DeviceIl;
use walk::{Cause, Marks, Named, walk};

/// Why it is not certain what an entity refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Uncertain {
    /// Several functions may be called.
    Overload,
    /// One of several specialisations of a class template is meant.
    Specialization,
    /// A launch makes an instance whose template arguments are not known.
    Instance,
    /// A captured variable has a type without a name.
    Capture,
}

impl Uncertain {
    /// In words.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Uncertain::Overload => "overload",
            Uncertain::Specialization => "specialization",
            Uncertain::Instance => "instance",
            Uncertain::Capture => "capture",
        }
    }
}

/// Why an entity is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeptBy {
    /// The walk starts with it (`keep.seed`).
    Seed,
    /// The kept entity of this number refers to it, by an edge of `keep.closure`.
    Reference(usize, KeepEdge),
    /// It is a using-declaration that names the kept entity of this number (`keep.using-declaration`).
    Using(usize),
}

/// What the walk keeps.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walked {
    /// In order of first declaration.
    pub(crate) entities: Vec<KeptEntity>,
    /// Why each was marked first, and why as much of it is kept.
    pub(crate) by: Vec<[KeptBy; 2]>,
    /// How often it was not certain what something refers to that is kept: then all that it may be is kept.
    pub(crate) uncertain: BTreeMap<Uncertain, usize>,
}

/// What is kept. `reading` must have been read with [`AllNames`](crate::read::ReadBodies::AllNames) and the uses of
/// functions everywhere, its specialisations followed.
pub(crate) fn kept(reading: &Reading, spaces: &Spaces, memory: &Memory, options: &Options) -> Walked {
    let run = (options.dialect, options.pass);
    let block_variables = memory.locals.iter().map(|&(name, _)| name).collect();
    let again = spaces.locals.iter().filter(|one| !one.is_first && !one.is_member);
    let declared_again = again.map(|one| one.name).collect();
    let entries = Entries::of(reading, &block_variables, &declared_again);
    let references = references(reading, &entries);
    let seeds = seeds(reading, &entries, (spaces, memory), options);
    let mut marks = walk(run, &entries, &references, &seeds, &usings(reading, &entries));
    let unknown = instances::unknown(reading, &entries);
    if unknown > 0 {
        marks.uncertain.insert(Uncertain::Instance, unknown);
    }
    let is_written = |entry: EntryId| {
        let truth = if marks.of(entry) == KeepExtent::Nothing { Truth::No } else { Truth::Yes };
        decide_keep_elimination(run.0, run.1, truth).result == Emission::Written
    };
    let ids = (0..entries.all.len()).map(|index| EntryId(index as u32));
    let mut kept: Vec<EntryId> = ids.filter(|&id| is_written(id)).collect();
    kept.sort_by_key(|id| entries.all[id.index()].name);
    let by = causes(&kept, &references, &marks);
    let told = kept.into_iter().map(|id| told(reading, &entries, &marks, id, run)).collect();
    Walked { entities: told, by, uncertain: marks.uncertain }
}

/// Why each of `kept` is kept. An instance is its template.
fn causes(kept: &[EntryId], references: &References, marks: &Marks) -> Vec<[KeptBy; 2]> {
    let numbers: FxHashMap<EntryId, usize> =
        kept.iter().enumerate().map(|(number, &id)| (id, number)).collect();
    let number = |id: EntryId| numbers.get(&id).copied();
    let told = |of: EntryId, mut cause: Cause| loop {
        let (from, edge) = match cause {
            Cause::Seed => return KeptBy::Seed,
            Cause::Using(named) => return number(named).map_or(KeptBy::Seed, KeptBy::Using),
            Cause::Reference(from, edge) => (from, edge),
        };
        let entry = match from {
            Target::Entry(entry) => Some(entry),
            Target::Instance(instance) => references.pattern(instance).filter(|&pattern| pattern != of),
            Target::Unknown(_) => None,
        };
        match (entry.and_then(number), from) {
            (Some(number), _) => return KeptBy::Reference(number, edge),
            // What made the instance was marked before it.
            (None, Target::Instance(instance)) => cause = marks.cause_of_instance(instance),
            (None, _) => return KeptBy::Seed,
        }
    };
    kept.iter().map(|&id| marks.causes(id).map(|cause| told(id, cause))).collect()
}

/// An entry that is kept, as it is told.
fn told(
    reading: &Reading,
    entries: &Entries,
    marks: &Marks,
    id: EntryId,
    run: (Dialect, Pass),
) -> KeptEntity {
    let entry = &entries.all[id.index()];
    let name = name_of(reading, entries, entry);
    let place = reading.source.place(reading.tokens.get(entry.name).start);
    let file = String::from_utf8_lossy(&reading.source.file(place.file)).into_owned();
    let definition = entry.is_defined && marks.of(id) == KeepExtent::Definition;
    let place = Place { file, line: place.line, column: place.column };
    let prefix = prefix(reading, entries, id, run);
    KeptEntity { place, name, kind: entry.kind, definition, prefix }
}

/// The prefix byte of what is kept (`keep.prefix`).
fn prefix(reading: &Reading, entries: &Entries, id: EntryId, (dialect, pass): (Dialect, Pass)) -> u8 {
    let entry = &entries.all[id.index()];
    let in_class = |scope: ScopeId| reading.tree[scope].class().is_some();
    let scope = match entry.kind {
        KeptKind::Lambda => {
            let mut around = entries.outside(id).map(|outer| &entries.all[outer.index()]);
            around.find_map(|outer| match outer.kind {
                // A default argument stands in no block of the function.
                KeptKind::Function if !is_in_body(reading, outer, entry.name) => None,
                KeptKind::Function | KeptKind::Lambda => Some(DeclaredIn::Function),
                KeptKind::Class if outer.declaration.is_none() => Some(DeclaredIn::Function),
                KeptKind::Class => Some(DeclaredIn::Class),
                _ => None,
            })
        }
        _ if !entry.is_member() => Some(DeclaredIn::Function),
        _ => entry.scope.filter(|&scope| in_class(scope)).map(|_| DeclaredIn::Class),
    };
    let scope = scope.unwrap_or(DeclaredIn::Namespace);
    let file_scope = decide_keep_file_scope(dialect, pass, scope).result == Truth::Yes;
    KEEP_PREFIX_KEEP | if file_scope { KEEP_PREFIX_FILE_SCOPE } else { 0 }
}

/// Whether `token`, in the text of a function, stands in its body; of a function of a block all of it counts.
fn is_in_body(reading: &Reading, function: &Entry, token: TokenId) -> bool {
    let Some(id) = function.entity else { return true };
    let tree = &reading.tree;
    let mut bodies = tree[id].declarations.iter().filter_map(|id| tree.function(*id)?.body.range());
    bodies.any(|body| body.contains(token))
}

/// `n::S::f`; of what a function holds the names of the classes and namespaces around are before it, too.
fn name_of(reading: &Reading, entries: &Entries, entry: &Entry) -> String {
    let tree = &reading.tree;
    match entry.declaration.map(|id| tree[id].kind) {
        Some(DeclarationKind::Function(function)) => return function_name(reading, &tree[function]),
        Some(DeclarationKind::Variable(variable)) => return variable_name(reading, &tree[variable]),
        _ => {}
    }
    let functions = &reading.bodies.functions;
    let inner = functions.binary_search_by_key(&entry.name, InnerFunction::name_token).ok();
    if let (Some(_), Some(scope), Some(inner)) =
        (entry.local_class, entry.scope, inner.and_then(|at| functions.get(at)))
    {
        return inner_function_name(reading, tree.namespace_around(scope), inner);
    }
    let is_named = entry.kind != KeptKind::Lambda && is_a_name(reading, entry.name);
    let name = match is_named {
        true if reading.tokens.kind(entry.name) == Kind::Operator => &using_operator(reading, entry.name),
        true => reading.tokens.name(entry.name),
        false => "<unnamed>",
    };
    match (entry.local_class, entry.scope) {
        (Some(class), _) => format!("{}::{name}", name_of(reading, entries, &entries.all[class.index()])),
        (None, Some(scope)) => scoped_name(reading, scope, name),
        (None, None) => name.to_owned(),
    }
}

/// The name of an operator in a using-declaration, which ends before a comma or the `;`.
fn using_operator(reading: &Reading, operator: TokenId) -> String {
    let tokens = &reading.tokens;
    let ends =
        |at: TokenId| matches!(tokens.kind(at), Kind::Semicolon | Kind::Comma | Kind::Ellipsis | Kind::End);
    let mut end = operator.next();
    while !ends(end) {
        end = end.next();
    }
    operator_name(reading, TokenRange::new(operator, end))
}

fn is_a_name(reading: &Reading, token: TokenId) -> bool {
    matches!(reading.tokens.kind(token), Kind::Identifier | Kind::Operator)
}

/// Where the walk starts (`keep.seed`).
fn seeds(
    reading: &Reading,
    entries: &Entries,
    (spaces, memory): (&Spaces, &Memory),
    options: &Options,
) -> FxHashMap<EntryId, KeepExtent> {
    let of_memory =
        |class: MemoryClass| match decide_memory_space(options.dialect, options.pass, class).result {
            MemorySpace::None => KeepEntity::HostVariable,
            MemorySpace::Device => KeepEntity::DeviceVariable,
            MemorySpace::Shared => KeepEntity::SharedVariable,
            MemorySpace::Constant => KeepEntity::ConstantVariable,
            MemorySpace::Managed => KeepEntity::ManagedVariable,
        };
    let on_device: FxHashSet<TokenId> = reading
        .bodies
        .lambdas
        .iter()
        .filter(|one| lambda::space(reading, one).device)
        .map(Lambda::open)
        .collect();
    // One that stands in no function, nor in another lambda, is not extended.
    let is_extended = |id: EntryId, entry: &Entry| {
        let mut outside = entries.outside(id).map(|outer| entries.all[outer.index()].kind);
        on_device.contains(&entry.name)
            && outside.any(|kind| matches!(kind, KeptKind::Function | KeptKind::Lambda))
    };
    let locals: FxHashMap<TokenId, MemoryClass> = memory.locals.iter().copied().collect();
    let inner: FxHashMap<TokenId, ByteClass> =
        spaces.locals.iter().map(|one| (one.name, one.class)).collect();
    let kind_of = |id: EntryId, entry: &Entry| -> Option<KeepEntity> {
        Some(match entry.kind {
            KeptKind::Function => of_function(match entry.entity {
                Some(entity) => spaces.of(entity)?,
                None => *inner.get(&entry.name)?,
            }),
            KeptKind::Variable => match entry.entity {
                Some(entity) => of_memory(memory.shown(entity)),
                None => of_memory(*locals.get(&entry.name)?),
            },
            KeptKind::Lambda if is_extended(id, entry) => KeepEntity::ExtendedLambda,
            KeptKind::Lambda => KeepEntity::PlainLambda,
            _ => return None,
        })
    };
    let all = entries.all.iter().enumerate().filter_map(|(index, entry)| {
        let id = EntryId(index as u32);
        let extent = decide_keep_seed(options.dialect, options.pass, kind_of(id, entry)?).result;
        (extent != KeepExtent::Nothing).then_some((id, extent))
    });
    all.collect()
}

fn of_function(space: ByteClass) -> KeepEntity {
    match SPACE_CLASS[usize::from(space.byte())] {
        SpaceClass::Host => KeepEntity::HostFunction,
        SpaceClass::Device => KeepEntity::DeviceFunction,
        SpaceClass::HostDevice => KeepEntity::HostDeviceFunction,
        SpaceClass::Global => KeepEntity::Kernel,
    }
}

/// The using-declarations, and what they name.
fn usings(reading: &Reading, entries: &Entries) -> Vec<Named> {
    let ids = (0..entries.all.len()).map(|index| EntryId(index as u32));
    let usings = ids.filter(|id| entries.all[id.index()].kind == KeptKind::UsingDeclaration);
    let tree = &reading.tree;
    let named = usings.filter_map(|id| {
        let declaration = entries.all[id.index()].declaration;
        if let Some(all) = declaration.and_then(|one| named_constructors(reading.into(), one)) {
            let entity = |one: FunctionId| tree[tree[one].declaration].entity;
            return Some((id, all.into_iter().filter_map(|one| entries.by_entity(entity(one)?)).collect()));
        }
        let Meant::Declared(tokens) = &reading.bodies.name(entries.all[id.index()].name)?.meant else {
            return None;
        };
        Some((id, tokens.iter().filter_map(|&token| entries.by_name(token)).collect()))
    });
    named.collect()
}
