//! Who refers to what, and how: the edges of the walk.
//!
//! What a name means was found while the unit was read ([`NameUse`]), the functions that expressions imply by the
//! semantic layer ([`FunctionUse`](crate::bodies::FunctionUse)). A reference belongs to the innermost declaration of a function, class body or lambda
//! around it, of what stands in none of these to the variable, alias or enumeration that it is part of.

use super::Uncertain;
use super::entries::{Entries, EntryId};
use super::functions::{Functions, is_evaluated, one_of};
use super::named::{How, Lists, how_named};
use crate::bodies::{Meant, NameUse, NamedType, UseForm};
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{Kind, TokenId, TokenRange, within};
use crate::read::Reading;
use crate::rules::generated::KeepEdge;
use crate::sema::{Implied, Special, Use, implied};
use crate::tree::{DeclarationKind, SpecifierKind};
use cufe_spec::observation::KeptKind;
use rustc_hash::FxHashSet;

/// What an entry, or an instance of one, refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Target {
    Entry(EntryId),
    /// An instance of a function template or of a member of a class template.
    Instance(u32),
    /// It is not certain what.
    Unknown(Uncertain),
}

/// One edge.
pub(super) type Reference = (Target, KeepEdge);

/// The edges of a unit.
#[derive(Clone, Debug, Default)]
pub(super) struct References {
    of_entries: Vec<Vec<Reference>>,
    of_instances: Vec<Vec<Reference>>,
    /// By instance: what it is one of.
    patterns: Vec<Option<EntryId>>,
}

impl References {
    pub(super) fn of_entry(&self, entry: EntryId) -> &[Reference] {
        self.of_entries.get(entry.index()).map_or(&[], Vec::as_slice)
    }

    pub(super) fn instances(&self) -> usize {
        self.of_instances.len()
    }

    /// What an instance is one of.
    pub(super) fn pattern(&self, instance: u32) -> Option<EntryId> {
        self.patterns.get(instance as usize).copied().flatten()
    }

    pub(super) fn of_instance(&self, instance: u32) -> &[Reference] {
        self.of_instances.get(instance as usize).map_or(&[], Vec::as_slice)
    }
}

/// All edges of `reading`.
pub(super) fn references(reading: &Reading, entries: &Entries) -> References {
    let mut finder = Finder {
        reading,
        entries,
        functions: Functions::of(reading, entries),
        lists: Lists::of(&reading.tokens),
        defaults: default_arguments(reading),
        found: References {
            of_entries: vec![Vec::new(); entries.all.len()],
            of_instances: Vec::new(),
            patterns: Vec::new(),
        },
    };
    finder.enclosing();
    for &(name, class) in entries.mentioned() {
        finder.add_all(entries.around(name), vec![(Target::Entry(class), KeepEdge::TypeByName)]);
    }
    for (name, class) in &reading.bodies.derived {
        let needed = super::instances::class(reading, entries, class);
        finder.add_all(entries.around(*name), needed);
    }
    for one in reading.bodies.local_entities.iter().filter(|one| one.in_specifiers) {
        if let Some(class) = entries.by_name(one.name)
            && let Some(outer) = entries.outside(class).next()
        {
            finder.add(outer, (Target::Entry(class), KeepEdge::TypeByValue));
        }
    }
    finder.captures();
    finder.variables();
    for one in &reading.bodies.names {
        finder.name(one);
    }
    for one in &reading.bodies.calls {
        let targets = finder.functions.called(one);
        finder.add_all(entries.around(one.name), targets);
    }
    for one in reading.bodies.implicit.iter().filter(|one| one.context.is_executed()) {
        let targets = finder.functions.implied(&one.of);
        finder.add_all(entries.around(one.name), targets);
    }
    finder.instances();
    finder.found
}

struct Finder<'a> {
    reading: &'a Reading,
    entries: &'a Entries,
    functions: Functions<'a>,
    lists: Lists,
    /// The default arguments of functions, in order.
    defaults: Vec<TokenRange>,
    found: References,
}

impl Finder<'_> {
    fn add(&mut self, owner: EntryId, reference: Reference) {
        if reference.0 != Target::Entry(owner) {
            self.found.of_entries[owner.index()].push(reference);
        }
    }

    fn add_all(&mut self, owners: &[EntryId], targets: Vec<Reference>) {
        for target in targets {
            owners.iter().for_each(|&owner| self.add(owner, target));
        }
    }

    /// Classes and namespaces around each entry, and the class or enumeration that is defined in its specifiers.
    fn enclosing(&mut self) {
        let tree = &self.reading.tree;
        for (index, entry) in self.entries.all.iter().enumerate() {
            let owner = EntryId(index as u32);
            // What a block declares is no member of the class around.
            let mut around = match entry.is_member() {
                true => entry.scope,
                false => entry.scope.map(|scope| tree.namespace_around(scope)),
            };
            while let Some(scope) = around {
                if let Some(class) = self.entries.class_of(tree, scope) {
                    self.add(owner, (Target::Entry(class), KeepEdge::EnclosingClass));
                    break;
                }
                let namespace = tree[scope].owner.and_then(|id| tree[id].entity);
                if let Some(namespace) = namespace.and_then(|one| self.entries.by_entity(one)) {
                    self.add(owner, (Target::Entry(namespace), KeepEdge::EnclosingNamespace));
                }
                around = tree[scope].parent;
            }
            if let Some(class) = entry.local_class {
                self.add(owner, (Target::Entry(class), KeepEdge::EnclosingClass));
            }
            // A closure is an object of the code around it.
            if entry.kind == KeptKind::Lambda
                && let Some(outer) = self.entries.outside(owner).next()
            {
                self.add(outer, (Target::Entry(owner), KeepEdge::TypeByValue));
            }
            let group = entry.declaration.map(|id| tree[id].group);
            if let Some(group) = group.filter(|&group| entry.declaration != Some(group))
                && matches!(tree[group].kind, DeclarationKind::Class(_) | DeclarationKind::Enum(_))
                && let Some(defined) = tree[group].entity.and_then(|one| self.entries.by_entity(one))
            {
                self.add(owner, (Target::Entry(defined), KeepEdge::TypeByValue));
            }
        }
    }

    /// The types of what annotated lambdas capture: members of their closures.
    fn captures(&mut self) {
        let bodies = &self.reading.bodies;
        for one in bodies.names.iter().filter(|one| one.is_local) {
            let Meant::Declared(declared) = &one.meant else { continue };
            let lambdas: Vec<EntryId> = self.entries.around(one.name).to_vec();
            for variable in declared.iter().filter_map(|token| bodies.automatic(*token)) {
                let named = bodies.names_in(variable.type_specifier).iter().flat_map(|name| self.types(name));
                let defined = bodies
                    .local_entities
                    .iter()
                    .filter(|one| one.in_specifiers && variable.type_specifier.contains(one.name));
                let defined = defined.filter_map(|one| self.entries.by_name(one.name));
                let defined = defined.map(|one| (Target::Entry(one), KeepEdge::TypeByValue));
                let mut types: Vec<Reference> = named.chain(defined).collect();
                if types.is_empty() {
                    types.extend(variable.captured.parts.iter().map(|part| self.captured(part)));
                }
                self.add_all(&lambdas, types);
            }
        }
    }

    /// A type that a captured variable is deduced to have.
    fn captured(&self, part: &NamedType) -> Reference {
        let entry = part.declared.and_then(|name| self.entries.by_name(name));
        (entry.map_or(Target::Unknown(Uncertain::Capture), Target::Entry), KeepEdge::TypeByValue)
    }

    /// The types that a name means, with how they are named.
    fn types(&self, one: &NameUse) -> Vec<Reference> {
        let Meant::Declared(declared) = &one.meant else { return Vec::new() };
        let entries = declared.iter().filter_map(|token| self.entries.by_name(*token));
        entries.filter_map(|id| Some((Target::Entry(id), self.edge(one, id)?))).collect()
    }

    /// The use of a name.
    fn name(&mut self, one: &NameUse) {
        let Meant::Declared(declared) = &one.meant else { return };
        let owners = self.entries.around(one.name);
        if owners.is_empty() {
            return;
        }
        let owners = owners.to_vec();
        let mut targets: Vec<EntryId> = Vec::new();
        for &token in declared {
            let field_of = self.entries.class_of_field(token);
            let this = match field_of.is_some() || self.is_method(token) {
                true => self.class_of_this(one),
                false => None,
            };
            for class in field_of.into_iter().chain(this) {
                self.add_all(&owners, vec![(Target::Entry(class), KeepEdge::EnclosingClass)]);
            }
            targets.extend(self.entries.by_name(token).filter(|one| !targets.contains(one)));
        }
        let (functions, others): (Vec<EntryId>, Vec<EntryId>) =
            targets.into_iter().partition(|&id| self.entries.all[id.index()].kind == KeptKind::Function);
        let others = self.of_one_class(one, owners[0], others).unwrap_or_else(|all| {
            let unknown = (Target::Unknown(Uncertain::Specialization), KeepEdge::UsedVariable);
            self.add_all(&owners, vec![unknown]);
            all
        });
        for id in others {
            if let Some(edge) = self.edge(one, id) {
                owners.iter().for_each(|&owner| self.add(owner, (Target::Entry(id), edge)));
            }
        }
        if is_evaluated(one.context) && !functions.is_empty() {
            let targets = self.named_functions(one, &functions);
            self.add_all(&owners, targets);
        }
    }

    /// The class of `this`, where a member is named without an object.
    fn class_of_this(&self, one: &NameUse) -> Option<EntryId> {
        let has_object = matches!(self.reading.tokens.kind(one.name.previous()), Kind::Dot | Kind::Arrow);
        if has_object || one.range.start != one.name {
            return None;
        }
        let owner = *self.entries.around(one.name).first()?;
        let mut outer = std::iter::once(owner).chain(self.entries.outside(owner));
        let function = outer.find(|id| self.entries.all[id.index()].kind == KeptKind::Function)?;
        self.entries.class_of(&self.reading.tree, self.entries.all[function.index()].scope?)
    }

    /// Whether a member function that is not static is declared at `name`.
    fn is_method(&self, name: TokenId) -> bool {
        let tree = &self.reading.tree;
        let entry = self.entries.by_name(name).map(|id| &self.entries.all[id.index()]);
        let declaration =
            entry.filter(|entry| entry.kind == KeptKind::Function).and_then(|entry| entry.declaration);
        declaration.is_some_and(|id| {
            tree[tree[id].scope].class().is_some()
                && !tree.has_specifier(id, SpecifierKind::Static)
                && !tree.has_specifier(id, SpecifierKind::Friend)
        })
    }

    /// Of classes of one name, or of members of one name that are of different classes, those of the specialisation of a class
    /// template that is meant; all of them where that is not known.
    fn of_one_class(
        &self,
        one: &NameUse,
        owner: EntryId,
        found: Vec<EntryId>,
    ) -> Result<Vec<EntryId>, Vec<EntryId>> {
        let tree = &self.reading.tree;
        let entry = |id: &EntryId| &self.entries.all[id.index()];
        let are_classes = found.iter().all(|id| entry(id).kind == KeptKind::Class);
        let class = |id: &EntryId| match are_classes {
            true => Some(*id),
            false => entry(id).scope.and_then(|scope| self.entries.class_of(tree, scope)),
        };
        let classes: FxHashSet<_> = found.iter().map(class).collect();
        if classes.len() < 2 || classes.contains(&None) {
            return Ok(found);
        }
        let meant = || {
            let function = tree.function_id(entry(&owner).declaration?)?;
            let place = Standpoint::in_body(tree, function, one.name);
            let named = match are_classes {
                true => {
                    let behind = one.range.end.max(one.name.next());
                    let tokens = &self.reading.tokens;
                    let is_list = tokens.kind(behind) == Kind::Less;
                    let greater = tokens.angle_partner(behind).filter(|_| is_list);
                    let end = greater.map_or(behind, TokenId::next);
                    TokenRange::new(one.range.start, end)
                }
                false => TokenRange::new(one.range.start, one.name.previous()),
            };
            let spelling = Spelling::telling_apart(self.reading);
            let ty = spelling.type_at(named, place).ok()?;
            self.entries.class_of(tree, spelling.class_scope(&ty).ok()??)
        };
        match meant() {
            Some(meant) => Ok(found.into_iter().filter(|id| class(id) == Some(meant)).collect()),
            None => Err(found),
        }
    }

    /// The functions of a name that is no call: what is called is told by [`Functions::called`].
    fn named_functions(&self, one: &NameUse, functions: &[EntryId]) -> Vec<Reference> {
        let call = self.reading.bodies.function_use(one.name);
        match call.is_some_and(|call| matches!(call.form, UseForm::Name | UseForm::Member)) {
            true => Vec::new(),
            false => one_of(functions, Uncertain::Overload, KeepEdge::CalledRoutine),
        }
    }

    /// How a name refers to an entry that is no function.
    fn edge(&self, one: &NameUse, target: EntryId) -> Option<KeepEdge> {
        let kind = self.entries.all[target.index()].kind;
        match kind {
            KeptKind::Variable => is_evaluated(one.context).then_some(KeepEdge::UsedVariable),
            KeptKind::Namespace => Some(KeepEdge::EnclosingNamespace),
            KeptKind::Class | KeptKind::Enumeration | KeptKind::Alias => {
                Some(match how_named(&self.reading.tokens, &self.lists, one) {
                    // Types in the declaration of a function need not be complete ([dcl.fct]).
                    How::ByValue
                        if self.entries.only_declares(one.name)
                            && within(&self.defaults, |range| *range, one.name).is_none() =>
                    {
                        KeepEdge::TypeByName
                    }
                    How::ByValue => KeepEdge::TypeByValue,
                    How::ByName => KeepEdge::TypeByName,
                    How::Argument => KeepEdge::TemplateArgument,
                })
            }
            KeptKind::Function | KeptKind::Lambda | KeptKind::UsingDeclaration => None,
        }
    }

    /// What makes and destroys the objects that variables of namespaces and classes are, where no call is noted for it.
    fn variables(&mut self) {
        let tree = &self.reading.tree;
        for index in 0..self.entries.all.len() {
            let owner = EntryId(index as u32);
            let Some(id) = self.entries.all[index].declaration else { continue };
            let DeclarationKind::Variable(variable) = tree[id].kind else { continue };
            // What is defined elsewhere is made there.
            if tree.only_declares(id) {
                continue;
            }
            let is_initialized = tree[variable].initializer.range().is_some();
            let Ok(ty) = Spelling::telling_apart(self.reading).variable(variable) else { continue };
            // A constructor that is called is among the calls.
            if !is_initialized
                && let Some(Implied::Implicit(one)) =
                    implied(self.reading.into(), &ty, Special::DefaultConstructor)
            {
                self.add_all(&[owner], self.functions.implied(&one));
            }
            self.add_all(&[owner], self.functions.destructor(&ty));
        }
    }

    /// What instances refer to beside what their patterns do.
    fn instances(&mut self) {
        for one in &self.reading.bodies.specializations {
            let mut found: Vec<Reference> =
                one.calls.iter().flat_map(|one| self.functions.called(one)).collect();
            let uses = |uses: &[Use]| -> Vec<Reference> {
                uses.iter()
                    .filter(|one| is_evaluated(one.context) && !one.context.is_left_out)
                    .flat_map(|one| self.functions.function(&one.function))
                    .collect()
            };
            found.extend(uses(&one.launches));
            found.extend(uses(&one.named));
            for implicit in one.implicit.iter().filter(|one| one.context.is_executed()) {
                found.extend(self.functions.implied(&implicit.of));
            }
            for (_, class) in &one.derived {
                found.extend(super::instances::class(self.reading, self.entries, class));
            }
            found.extend(super::instances::types(self.reading, self.entries, &one.of));
            let pattern = self.functions.entry_of(one.of.function);
            found.extend(pattern.map(|entry| (Target::Entry(entry), KeepEdge::CalledRoutine)));
            self.found.patterns.push(pattern);
            self.found.of_instances.push(found);
        }
    }
}

fn default_arguments(reading: &Reading) -> Vec<TokenRange> {
    let parameters = reading.tree.parameters.iter();
    let mut all: Vec<TokenRange> =
        parameters.map(|parameter| parameter.default()).filter(|range| !range.is_empty()).collect();
    all.sort_unstable_by_key(|range| range.start);
    all
}
