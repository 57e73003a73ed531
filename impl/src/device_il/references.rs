//! Who refers to what, and how: the edges of the walk.
//!
//! What a name means was found while the unit was read ([`NameUse`]), the functions that expressions imply by the
//! semantic layer ([`FunctionUse`]). A reference belongs to the innermost declaration of a function, class body or lambda
//! around it, of what stands in none of these to the variable, alias or enumeration that it is part of.

use super::Uncertain;
use super::entries::{Entries, EntryId, namespace_of};
use super::instances::Instances;
use super::named::{How, Lists, how_named};
use crate::bodies::{Branch, FunctionUse, Meant, NameUse, Operand, UseContext, UseForm};
use crate::check::specializations;
use crate::ids::model::Argument;
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{Kind, OPERATOR_SYMBOLS, Symbol, TokenId, TokenRange, known};
use crate::read::Reading;
use crate::rules::generated::KeepEdge;
use crate::sema::{Implicit, Implied, Resolved, Special, Use, implied, parts};
use crate::tree::{
    Body, DeclarationKind, EntityId, Function, FunctionId, Parameter, Shape, SpecifierKind, Tree,
};
use cufe_spec::observation::KeptKind;
use rustc_hash::{FxHashMap, FxHashSet};

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
    let instances = Instances::of(reading);
    let mut finder = Finder {
        reading,
        entries,
        instances: &instances,
        specializations: specializations(reading),
        lists: Lists::of(&reading.tokens),
        found: References {
            of_entries: vec![Vec::new(); entries.all.len()],
            of_instances: vec![Vec::new(); instances.len()],
            patterns: Vec::new(),
        },
    };
    finder.enclosing();
    for &(name, class) in entries.mentioned() {
        finder.add_all(&entries.around(name).to_vec(), vec![(Target::Entry(class), KeepEdge::TypeByName)]);
    }
    for (name, class) in &reading.bodies.derived {
        let needed = super::instances::class(reading, entries, class);
        finder.add_all(&entries.around(*name).to_vec(), needed);
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
        let owners = entries.around(one.name).to_vec();
        let targets = finder.called(one);
        finder.add_all(&owners, targets);
    }
    for one in &reading.bodies.implicit {
        if let (owners, true) = (entries.around(one.name).to_vec(), one.context.is_executed()) {
            let targets = finder.implied(&one.of);
            finder.add_all(&owners, targets);
        }
    }
    finder.instances();
    finder.found
}

struct Finder<'a> {
    reading: &'a Reading,
    entries: &'a Entries,
    instances: &'a Instances,
    /// The explicit specialisations of function templates.
    specializations: FxHashMap<(EntityId, Vec<Argument>), EntityId>,
    lists: Lists,
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
                false => entry.scope.map(|scope| namespace_of(tree, scope)),
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
            if entry.kind == KeptKind::Lambda {
                if let Some(outer) = self.entries.outside(owner).next() {
                    self.add(outer, (Target::Entry(owner), KeepEdge::TypeByValue));
                }
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
                let types: Vec<Reference> = named.chain(defined).collect();
                self.add_all(&lambdas, types);
            }
        }
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
            if let Some(class) = self.entries.class_of_field(token) {
                let reference = (Target::Entry(class), KeepEdge::EnclosingClass);
                owners.iter().for_each(|&owner| self.add(owner, reference));
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

    /// Of members of one name, each of another specialisation of a class template, the one that is meant; all of them where that is
    /// not known.
    fn of_one_class(
        &self,
        one: &NameUse,
        owner: EntryId,
        members: Vec<EntryId>,
    ) -> Result<Vec<EntryId>, Vec<EntryId>> {
        let tree = &self.reading.tree;
        let class =
            |id: &EntryId| self.entries.all[id.index()].scope.filter(|&scope| tree[scope].class().is_some());
        let classes: FxHashSet<_> = members.iter().map(class).collect();
        if classes.len() < 2 || classes.contains(&None) {
            return Ok(members);
        }
        let meant = || {
            let function = tree.function_id(self.entries.all[owner.index()].declaration?)?;
            let place = Standpoint::in_body(tree, function, one.name);
            let qualifier = TokenRange::new(one.range.start, one.name.previous());
            let spelling = Spelling::telling_apart(self.reading);
            let named = spelling.type_at(qualifier, place).ok()?;
            spelling.class_scope(&named).ok()?
        };
        match meant() {
            Some(scope) => Ok(members.into_iter().filter(|id| class(id) == Some(scope)).collect()),
            None => Err(members),
        }
    }

    /// The functions of a name that is no call: what is called is told by [`FunctionUse`].
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
                    How::ByValue if self.entries.only_declares(one.name) => KeepEdge::TypeByName,
                    How::ByValue => KeepEdge::TypeByValue,
                    How::ByName => KeepEdge::TypeByName,
                    How::Argument => KeepEdge::TemplateArgument,
                })
            }
            KeptKind::Function | KeptKind::Lambda | KeptKind::UsingDeclaration => None,
        }
    }

    fn entry_of(&self, function: FunctionId) -> Option<EntryId> {
        let tree: &Tree = &self.reading.tree;
        self.entries.by_entity(tree[tree[function].declaration].entity?)
    }

    /// What a call refers to.
    fn called(&self, one: &FunctionUse) -> Vec<Reference> {
        if !is_evaluated(one.context) {
            return Vec::new();
        }
        if let Some(resolved) = &one.resolved {
            return self.function(resolved);
        }
        // The function of the operator takes the operand as it is.
        if one.form == UseForm::Conversion && self.is_operator_function(one.at) {
            return Vec::new();
        }
        // An instance was read, which tells more.
        if one.in_template && self.is_told_by_instances(one.name) {
            return Vec::new();
        }
        let mut callees: Vec<EntryId> = Vec::new();
        for token in &one.callees {
            callees.extend(self.entries.by_name(*token).filter(|one| !callees.contains(one)));
        }
        if let Some(arguments) = one.arguments.as_ref().filter(|_| callees.len() > 1) {
            // Only an instance tells.
            if one.may_depend || arguments.contains(&Operand::Dependent) {
                return Vec::new();
            }
            let tree = &self.reading.tree;
            let takes = |id: &EntryId| {
                self.entries.all[id.index()].declaration.is_none_or(|id| tree.takes(id, arguments.len()))
            };
            callees.retain(takes);
        }
        let mut found = one_of(&callees, Uncertain::Overload, KeepEdge::CalledRoutine);
        // A function that only the arguments find may take the operand as it is.
        if one.form == UseForm::Conversion && self.has_free_operator(one.at) {
            found.push((Target::Unknown(Uncertain::Overload), KeepEdge::CalledRoutine));
        }
        found
    }

    /// Whether a function that is no member of a class has the operator at `at` for its name.
    fn has_free_operator(&self, at: TokenId) -> bool {
        let tree = &self.reading.tree;
        let symbol = OPERATOR_SYMBOLS[self.reading.tokens.kind(at) as usize];
        symbol != Symbol::NONE
            && tree.functions.iter().any(|function| {
                let scope = function.target.unwrap_or(tree[function.declaration].scope);
                let is_friend = tree.has_specifier(function.declaration, SpecifierKind::Friend);
                function.filed == symbol && (is_friend || tree[scope].is_namespace())
            })
    }

    /// Whether the operator at `at` certainly calls a function.
    fn is_operator_function(&self, at: TokenId) -> bool {
        let uses = self.reading.bodies.function_use(at);
        uses.is_some_and(|one| one.form == UseForm::Operator && one.resolved.is_some())
    }

    /// Whether it is known what is called at `name` in an instance of the template around.
    fn is_told_by_instances(&self, name: TokenId) -> bool {
        let instances = self.reading.bodies.specializations.iter();
        instances.flat_map(|one| &one.calls).any(|call| call.name == name && call.resolved.is_some())
    }

    /// A function, and the instance that it is.
    fn function(&self, one: &Resolved) -> Vec<Reference> {
        let entry = self.specialized(one).or_else(|| self.entry_of(one.function));
        let entry = entry.map(|entry| (Target::Entry(entry), KeepEdge::CalledRoutine));
        let instance = self.instances.find(&self.reading.tree, one);
        let instance = instance.map(|one| (Target::Instance(one), KeepEdge::CalledRoutine));
        entry.into_iter().chain(instance).collect()
    }

    /// The explicit specialisation that an instance is.
    fn specialized(&self, one: &Resolved) -> Option<EntryId> {
        let tree = &self.reading.tree;
        let template = tree[tree[one.function].declaration].entity?;
        let specialized = self.specializations.get(&(template, one.arguments.clone()?))?;
        self.entries.by_entity(*specialized)
    }

    /// What makes and destroys the objects that variables of namespaces and classes are, where no function is named for it.
    fn variables(&mut self) {
        let tree = &self.reading.tree;
        for index in 0..self.entries.all.len() {
            let owner = EntryId(index as u32);
            let Some(id) = self.entries.all[index].declaration else { continue };
            let DeclarationKind::Variable(variable) = tree[id].kind else { continue };
            let is_initialized = tree[variable].initializer.range().is_some();
            let Ok(ty) = Spelling::telling_apart(self.reading).variable(variable) else { continue };
            let made = (!is_initialized).then_some(Special::DefaultConstructor);
            for special in made.into_iter().chain([Special::Destructor]) {
                let Some(Implied::Implicit(one)) = implied(self.reading.into(), &ty, special) else {
                    continue;
                };
                let targets = self.implied(&one);
                self.add_all(&[owner], targets);
            }
        }
    }

    /// What an implicit special member uses.
    fn implied(&self, of: &Implicit) -> Vec<Reference> {
        let mut found = Vec::new();
        let mut seen: FxHashSet<Implicit> = FxHashSet::default();
        let mut waiting = vec![of.clone()];
        while let Some(one) = waiting.pop() {
            if !seen.insert(one.clone()) {
                continue;
            }
            found.extend(self.defaulted(&one));
            for (_, implied) in parts(self.reading.into(), &one) {
                match implied {
                    Implied::Function(function) => found.extend(self.function(&function)),
                    Implied::Implicit(inner) => waiting.push(inner),
                }
            }
        }
        found
    }

    /// The declaration of a special member that its class defaults.
    fn defaulted(&self, of: &Implicit) -> Option<Reference> {
        let tree = &self.reading.tree;
        let spelling = Spelling::telling_apart(self.reading);
        let scope = spelling.class_scope(&of.class).ok()??;
        let is_it = |function: &&Function| {
            let parameter = function.parameters.of(&tree.parameters).first();
            let is_it = match of.special {
                Special::DefaultConstructor => function.filed == known::CONSTRUCTOR && parameter.is_none(),
                Special::Destructor => function.filed == known::DESTRUCTOR,
                Special::CopyConstructor => {
                    function.filed == known::CONSTRUCTOR && takes(parameter, Shape::LvalueReference)
                }
                Special::MoveConstructor => {
                    function.filed == known::CONSTRUCTOR && takes(parameter, Shape::RvalueReference)
                }
                Special::CopyAssignment => {
                    is_assignment(function) && takes(parameter, Shape::LvalueReference)
                }
                Special::MoveAssignment => {
                    is_assignment(function) && takes(parameter, Shape::RvalueReference)
                }
            };
            is_it && matches!(function.body, Body::Default(_))
        };
        let functions = tree[scope].declarations.iter().filter_map(|id| tree.function(*id));
        let declared = functions.filter(is_it).next()?;
        let entry = self.entries.by_entity(tree[declared.declaration].entity?)?;
        Some((Target::Entry(entry), KeepEdge::CalledRoutine))
    }

    /// What instances refer to beside what their patterns do.
    fn instances(&mut self) {
        for (index, one) in self.reading.bodies.specializations.iter().enumerate() {
            let mut found: Vec<Reference> = one.calls.iter().flat_map(|one| self.called(one)).collect();
            let uses = |uses: &[Use]| -> Vec<Reference> {
                uses.iter()
                    .filter(|one| is_evaluated(one.context))
                    .flat_map(|one| self.function(&one.function))
                    .collect()
            };
            found.extend(uses(&one.launches));
            found.extend(uses(&one.named));
            for implicit in one.implicit.iter().filter(|one| one.context.is_executed()) {
                found.extend(self.implied(&implicit.of));
            }
            for (_, class) in &one.derived {
                found.extend(super::instances::class(self.reading, self.entries, class));
            }
            found.extend(super::instances::types(self.reading, self.entries, &one.of));
            let pattern = self.entry_of(one.of.function);
            found.extend(pattern.map(|entry| (Target::Entry(entry), KeepEdge::CalledRoutine)));
            self.found.patterns.push(pattern);
            self.found.of_instances[index] = found;
        }
    }
}

/// The edge to one of several entries: to all of them, and that it is not certain.
fn one_of(entries: &[EntryId], why: Uncertain, edge: KeepEdge) -> Vec<Reference> {
    let unknown = (entries.len() > 1).then_some((Target::Unknown(why), edge));
    entries.iter().map(|&one| (Target::Entry(one), edge)).chain(unknown).collect()
}

/// What stands in operands of `sizeof`, `decltype` and `noexcept` and in discarded branches keeps nothing.
fn is_evaluated(context: UseContext) -> bool {
    !context.is_operand && context.branch != Branch::Discarded && !context.is_left_out
}

fn takes(parameter: Option<&Parameter>, shape: Shape) -> bool {
    parameter.is_some_and(|one| one.shape == shape)
}

fn is_assignment(function: &Function) -> bool {
    function.filed == OPERATOR_SYMBOLS[Kind::Assign as usize]
}
