//! What the device IL can hold: an entry for each entity of the unit, and whose text a token stands in.

use crate::bodies::{Lambda, LocalEntity, LocalEntityKind};
use crate::lex::{TokenId, TokenRange};
use crate::names::Named;
use crate::read::Reading;
use crate::tree::{
    Class, DeclarationId, DeclarationKind, EntityId, Form, FunctionName, Initializer, ScopeId, SpecifierKind,
    Tree, UsingKind, Variable,
};
use cufe_spec::observation::KeptKind;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// The number of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct EntryId(pub(super) u32);

impl EntryId {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is kept or not.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) kind: KeptKind,
    /// The token that declares it first: its name, of what has none the first one.
    pub(super) name: TokenId,
    /// One of its declarations; `None` of what only bodies declare.
    pub(super) declaration: Option<DeclarationId>,
    pub(super) entity: Option<EntityId>,
    /// The scope that it is a member of; of what is declared in a block the namespace or class of the function.
    pub(super) scope: Option<ScopeId>,
    /// It is a member of a namespace that only a block, or the mention of a class, declares.
    pub(super) is_of_namespace: bool,
    /// The local class that it is a member of.
    pub(super) local_class: Option<EntryId>,
    /// The unit defines it.
    pub(super) is_defined: bool,
}

/// All entries of a unit.
#[derive(Clone, Debug, Default)]
pub(super) struct Entries {
    pub(super) all: Vec<Entry>,
    /// By each token that declares one of them, enumerators too.
    by_name: FxHashMap<TokenId, EntryId>,
    by_entity: FxHashMap<EntityId, EntryId>,
    /// The classes by the names of their data members that are not static.
    fields: FxHashMap<TokenId, EntryId>,
    /// The classes that are declared by being mentioned, and where.
    mentioned: Vec<(TokenId, EntryId)>,
    /// By entry: the one in whose text it is declared.
    parents: Vec<Option<EntryId>>,
    texts: Texts,
}

impl Entry {
    fn new(kind: KeptKind, name: TokenId) -> Entry {
        Entry {
            kind,
            name,
            declaration: None,
            entity: None,
            scope: None,
            is_of_namespace: false,
            local_class: None,
            is_defined: false,
        }
    }

    /// Whether it is a member of its scope, and not declared in a block.
    pub(super) fn is_member(&self) -> bool {
        self.declaration.is_some() || self.is_of_namespace
    }
}

impl Entries {
    /// The entries of what `reading` declares; `block_variables` are the names of those variables of blocks that count,
    /// `declared_again` those of the functions of blocks that are declared before.
    pub(super) fn of(
        reading: &Reading,
        block_variables: &FxHashSet<TokenId>,
        declared_again: &FxHashSet<TokenId>,
    ) -> Entries {
        let mut entries = Entries::default();
        let tree = &reading.tree;
        for id in (0..tree.declarations.len()).map(DeclarationId::from_index) {
            entries.declare(reading, id);
        }
        for field in tree.variables.iter().filter(|one| one.is_field) {
            let class = entries.class_of(tree, tree[field.declaration].scope);
            if let (Some(name), Some(class)) = (field.name_token, class) {
                entries.fields.insert(name, class);
            }
        }
        for lambda in &reading.bodies.lambdas {
            entries.declare_lambda(lambda);
        }
        // A function that a block declares is the namespace's ([basic.scope.block]).
        let functions = reading.bodies.block_entities.iter().filter(|one| one.is_function);
        let homes: FxHashMap<TokenId, ScopeId> = functions.map(|one| (one.name, one.scope)).collect();
        for (&name, &home) in &homes {
            if let Some(known) = entries.of_namespace(reading, name, home) {
                entries.by_name.insert(name, known);
            }
        }
        for local in &reading.bodies.local_entities {
            match local.kind {
                LocalEntityKind::Variable if !block_variables.contains(&local.name) => {}
                LocalEntityKind::Function if declared_again.contains(&local.name) => {}
                _ => entries.declare_local(local, homes.get(&local.name).copied()),
            }
        }
        entries.parents = entries.texts.nest(entries.all.len());
        for local in reading.bodies.locals.iter() {
            if let Some(home) = local.home {
                entries.declare_mentioned(reading, local.name, home);
            }
        }
        entries.place_locals(&reading.bodies.local_entities);
        entries
    }

    pub(super) fn by_name(&self, name: TokenId) -> Option<EntryId> {
        self.by_name.get(&name).copied()
    }

    pub(super) fn by_entity(&self, entity: EntityId) -> Option<EntryId> {
        self.by_entity.get(&entity).copied()
    }

    /// The class of the data member that is declared at `name`.
    pub(super) fn class_of_field(&self, name: TokenId) -> Option<EntryId> {
        self.fields.get(&name).copied()
    }

    /// The entries in whose text `token` stands innermost: a specifier may be of several declarators.
    pub(super) fn around(&self, token: TokenId) -> &[EntryId] {
        self.texts.innermost(token).map_or(&[], |text| &text.entries)
    }

    /// Whether the innermost text around `token` only declares a function.
    pub(super) fn only_declares(&self, token: TokenId) -> bool {
        self.texts.innermost(token).is_some_and(|text| !text.is_body)
    }

    /// The entries in whose text an entry is declared, the innermost first.
    pub(super) fn outside(&self, entry: EntryId) -> impl Iterator<Item = EntryId> + '_ {
        let outer = |entry: &EntryId| self.parents.get(entry.index()).copied().flatten();
        std::iter::successors(outer(&entry), outer)
    }

    /// The classes that are declared by being mentioned, and where.
    pub(super) fn mentioned(&self) -> &[(TokenId, EntryId)] {
        &self.mentioned
    }

    /// The class whose members `scope` holds.
    pub(super) fn class_of(&self, tree: &Tree, scope: ScopeId) -> Option<EntryId> {
        let class = tree[scope].class()?;
        self.by_entity(tree[tree[class].declaration].entity?)
    }

    fn add(&mut self, entry: Entry) -> EntryId {
        let id = EntryId(self.all.len() as u32);
        self.all.push(entry);
        id
    }

    /// Adds an entry that no entity of the unit has, unless its name is known.
    fn add_named(&mut self, entry: Entry) -> EntryId {
        let name = entry.name;
        match self.by_name.get(&name) {
            Some(&known) => known,
            None => {
                let id = self.add(entry);
                self.by_name.insert(name, id);
                id
            }
        }
    }

    fn declare_lambda(&mut self, lambda: &Lambda) {
        let id = self.add_named(Entry { is_defined: true, ..Entry::new(KeptKind::Lambda, lambda.open()) });
        self.texts.add(lambda.range(), id, true);
    }

    fn declare_local(&mut self, local: &LocalEntity, home: Option<ScopeId>) {
        let kind = match local.kind {
            LocalEntityKind::Class => KeptKind::Class,
            LocalEntityKind::Enumeration => KeptKind::Enumeration,
            LocalEntityKind::Alias => KeptKind::Alias,
            LocalEntityKind::Function => KeptKind::Function,
            LocalEntityKind::Variable => KeptKind::Variable,
            LocalEntityKind::Using => KeptKind::UsingDeclaration,
        };
        let id = self.add_named(Entry {
            scope: home,
            is_of_namespace: home.is_some() || kind == KeptKind::Variable && !local.is_definition,
            is_defined: local.is_definition,
            ..Entry::new(kind, local.name)
        });
        for &member in &local.members {
            match local.kind {
                LocalEntityKind::Enumeration => self.by_name.insert(member, id),
                _ => self.fields.insert(member, id),
            };
        }
        if kind != KeptKind::UsingDeclaration {
            self.texts.add(local.text, id, local.is_definition || kind != KeptKind::Function);
        }
    }

    /// A class that is declared by being mentioned, as a member of the namespace `home` unless that declares it itself.
    fn declare_mentioned(&mut self, reading: &Reading, name: TokenId, home: ScopeId) {
        let declared = self.of_namespace(reading, name, home);
        let entry = declared.unwrap_or_else(|| {
            self.add_named(Entry {
                scope: Some(home),
                is_of_namespace: true,
                ..Entry::new(KeptKind::Class, name)
            })
        });
        self.by_name.insert(name, entry);
        self.mentioned.push((name, entry));
    }

    /// What a namespace declares by the name that the token `name` is; of several functions none.
    fn of_namespace(&self, reading: &Reading, name: TokenId, home: ScopeId) -> Option<EntryId> {
        let symbol = reading.tokens.symbol(name);
        let found = reading.names.lookup_in(&reading.tree, home, symbol, crate::names::END)?;
        let mut all: Vec<EntryId> = Vec::new();
        for named in reading.names.declarations(found.binding, crate::names::END) {
            let Named::Declaration(id) = named else { continue };
            let entry = reading.tree[id].entity.and_then(|entity| self.by_entity(entity));
            all.extend(entry.filter(|entry| !all.contains(entry)));
        }
        <[EntryId; 1]>::try_from(all).ok().map(|[only]| only)
    }

    /// Finds what is around the entries of blocks, once all texts are known.
    fn place_locals(&mut self, locals: &[LocalEntity]) {
        for local in locals {
            let (Some(id), Some(class)) = (self.by_name(local.name), local.class) else { continue };
            self.all[id.index()].local_class = self.by_name(class).filter(|&class| class != id);
        }
        // Types and functions of blocks are named after the namespace or class of the function.
        for index in 0..self.all.len() {
            let entry = &self.all[index];
            if entry.declaration.is_none() && !matches!(entry.kind, KeptKind::Lambda | KeptKind::Variable) {
                let around =
                    self.outside(EntryId(index as u32)).find_map(|outer| self.all[outer.index()].scope);
                self.all[index].scope = self.all[index].scope.or(around);
            }
        }
    }

    /// The entry of a declaration, if it has one, with its names and its text.
    fn declare(&mut self, reading: &Reading, id: DeclarationId) {
        let tree = &reading.tree;
        let Some(kind) = kind_of(tree, id) else { return };
        let name = tree.name_token(id).unwrap_or_else(|| unnamed(tree, id));
        let entity = tree[id].entity;
        // The name of a class that is only befriended is not declared.
        let befriends = matches!(tree[id].kind, DeclarationKind::Class(class) if tree[class].body.is_none())
            && tree.has_specifier(id, SpecifierKind::Friend);
        if befriends {
            return;
        }
        // An instance is kept as its template is.
        if matches!(tree[id].form, Form::ExplicitInstantiation | Form::ExternInstantiation) {
            return;
        }
        // A using-declaration is an entry beside what it names.
        let own = entity.filter(|_| kind != KeptKind::UsingDeclaration);
        let known = own.and_then(|one| self.by_entity(one));
        let entry = known.unwrap_or_else(|| {
            let scope = match tree[id].kind {
                DeclarationKind::Namespace(one) => tree[tree[one].scope].parent,
                DeclarationKind::Using(_) => Some(tree[id].scope),
                _ => Some(match entity.map(|entity| tree[entity].scope) {
                    Some(class) if tree[class].class().is_some() => class,
                    // What has C linkage is one entity wherever it is declared.
                    _ => tree.namespace_around(tree[id].scope),
                }),
            };
            self.add(Entry { declaration: Some(id), entity, scope, ..Entry::new(kind, name) })
        });
        if let Some(entity) = own {
            self.by_entity.insert(entity, entry);
        }
        if kind != KeptKind::UsingDeclaration {
            self.by_name.insert(name, entry);
        }
        self.all[entry.index()].is_defined |= defines(tree, id);
        if let DeclarationKind::Enum(one) = tree[id].kind {
            for enumerator in tree[one].enumerators.of(&tree.enumerators) {
                self.by_name.insert(enumerator.name_token, entry);
            }
        }
        let is_body = match tree[id].kind {
            DeclarationKind::Function(_) | DeclarationKind::Variable(_) => defines(tree, id),
            _ => true,
        };
        for text in texts_of(reading, id) {
            self.texts.add(text, entry, is_body);
        }
    }
}

/// What kind of entry a declaration has.
fn kind_of(tree: &Tree, id: DeclarationId) -> Option<KeptKind> {
    Some(match tree[id].kind {
        DeclarationKind::Namespace(_) => KeptKind::Namespace,
        DeclarationKind::Class(_) => KeptKind::Class,
        DeclarationKind::Enum(_) => KeptKind::Enumeration,
        DeclarationKind::Function(one) if tree[one].name == FunctionName::DeductionGuide => return None,
        DeclarationKind::Function(_) => KeptKind::Function,
        DeclarationKind::Variable(one) if tree[one].is_field => return None,
        DeclarationKind::Variable(_) => KeptKind::Variable,
        DeclarationKind::Alias(_) => KeptKind::Alias,
        DeclarationKind::Using(one) if tree[one].kind == UsingKind::Declaration => KeptKind::UsingDeclaration,
        _ => return None,
    })
}

/// Where an entity without a name is declared.
fn unnamed(tree: &Tree, id: DeclarationId) -> TokenId {
    match tree[id].kind {
        DeclarationKind::Namespace(one) => tree[one].key_token,
        DeclarationKind::Class(one) => tree[one].key_token,
        DeclarationKind::Enum(one) => tree[one].key_token,
        DeclarationKind::Using(one) => tree[one].name_token,
        _ => tree[id].range.start,
    }
}

fn defines(tree: &Tree, id: DeclarationId) -> bool {
    match tree[id].kind {
        DeclarationKind::Class(one) => tree[one].body.is_some(),
        DeclarationKind::Enum(one) => tree[one].body.is_some(),
        DeclarationKind::Function(one) => tree[one].body.is_some(),
        DeclarationKind::Variable(one) => defines_variable(tree, id, &tree[one]),
        _ => false,
    }
}

/// Whether a declaration of a variable is a definition ([basic.def]).
fn defines_variable(tree: &Tree, id: DeclarationId, variable: &Variable) -> bool {
    let has = |kind| tree.has_specifier(id, kind);
    let is_initialized = !matches!(variable.initializer, Initializer::None);
    match tree[tree[id].scope].class() {
        Some(_) => has(SpecifierKind::Inline) || has(SpecifierKind::Constexpr),
        // `extern "C" int x;` declares as `extern int x;` does.
        None => {
            let is_linkage = tree[id].linkage.is_some_and(|linkage| tree[linkage].body.is_none());
            is_initialized || !has(SpecifierKind::Extern) && !is_linkage
        }
    }
}

/// The text whose names are references of what a declaration declares.
fn texts_of(reading: &Reading, id: DeclarationId) -> SmallVec<[TokenRange; 2]> {
    let tree = &reading.tree;
    let whole = tree[id].range;
    let until = |end: TokenId| TokenRange::new(whole.start, end);
    let mut texts: SmallVec<[TokenRange; 2]> = SmallVec::new();
    match tree[id].kind {
        DeclarationKind::Class(one) => texts.extend(class_text(&tree[one], whole)),
        DeclarationKind::Enum(one) => match tree[one].body {
            Some((_, close)) => texts.push(TokenRange::new(tree[one].key_token, close.next())),
            None if tree[one].is_elaborated => {}
            None => texts.push(whole),
        },
        DeclarationKind::Variable(one) => {
            let variable = &tree[one];
            let first = until(variable.type_specifier.end.max(whole.start));
            let end = variable.initializer.range().map_or(variable.declarator.end, |range| range.end);
            let end = end.max(variable.declarator_id.end);
            let start = variable.declarator.start.min(variable.declarator_id.start).max(first.end);
            texts.push(first);
            texts.push(TokenRange::new(start, end));
        }
        DeclarationKind::Function(_) | DeclarationKind::Alias(_) | DeclarationKind::Using(_) => {
            texts.push(whole)
        }
        _ => {}
    }
    texts.retain(|text| !text.is_empty());
    texts
}

fn class_text(class: &Class, whole: TokenRange) -> Option<TokenRange> {
    match class.body {
        Some((_, close)) => Some(TokenRange::new(whole.start, close.next())),
        None if class.is_elaborated => None,
        None => Some(whole),
    }
}

/// Ranges of text that lie in each other or beside.
#[derive(Clone, Debug, Default)]
struct Texts {
    all: Vec<Text>,
}

#[derive(Clone, Debug)]
struct Text {
    range: TokenRange,
    entries: SmallVec<[EntryId; 1]>,
    /// It is more than the declaration of a function.
    is_body: bool,
    around: Option<usize>,
}

impl Texts {
    fn add(&mut self, range: TokenRange, entry: EntryId, is_body: bool) {
        self.all.push(Text { range, entries: SmallVec::from_slice(&[entry]), is_body, around: None });
    }

    /// Finds which lies in which, after all were added, and gives for each of so many entries the one around it.
    fn nest(&mut self, entries: usize) -> Vec<Option<EntryId>> {
        self.all.sort_by_key(|text| (text.range.start, std::cmp::Reverse(text.range.end)));
        let mut all: Vec<Text> = Vec::with_capacity(self.all.len());
        for text in self.all.drain(..) {
            match all.last_mut() {
                Some(last) if last.range == text.range => {
                    last.entries.extend(text.entries);
                    last.is_body |= text.is_body;
                }
                _ => all.push(text),
            }
        }
        let mut open: Vec<usize> = Vec::new();
        for index in 0..all.len() {
            let range = all[index].range;
            while open.last().is_some_and(|&outer| all[outer].range.end < range.end) {
                open.pop();
            }
            all[index].around = open.last().copied();
            open.push(index);
        }
        let mut parents = vec![None; entries];
        for text in &all {
            let around = text.around.and_then(|around| all[around].entries.first());
            for entry in &text.entries {
                parents[entry.index()] = around.copied().filter(|around| around != entry);
            }
        }
        self.all = all;
        parents
    }

    fn innermost(&self, token: TokenId) -> Option<&Text> {
        let at = self.all.partition_point(|text| text.range.start <= token).checked_sub(1);
        self.climb(at, |text| text.range.contains(token))
    }

    /// The first of a text and those around it that `is_wanted`.
    fn climb(&self, mut at: Option<usize>, is_wanted: impl Fn(&Text) -> bool) -> Option<&Text> {
        while let Some(text) = at.and_then(|at| self.all.get(at)) {
            if is_wanted(text) {
                return Some(text);
            }
            at = text.around;
        }
        None
    }
}
