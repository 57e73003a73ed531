//! The functions that code refers to, and what they are instances of.

use super::Uncertain;
use super::entries::{Entries, EntryId};
use super::instances::Instances;
use super::references::{Reference, Target};
use crate::bodies::{Branch, FunctionUse, Operand, UseContext, UseForm};
use crate::check::specializations;
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::lex::{Kind, OPERATOR_SYMBOLS, Symbol, TokenId, known};
use crate::reach::bindings;
use crate::read::Reading;
use crate::rules::generated::KeepEdge;
use crate::sema::{Implicit, Implied, PartUse, Resolved, Special, implied, parts};
use crate::tree::{Body, EntityId, Form, Function, FunctionId, Parameter, Shape, SpecifierKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// What functions are, in the entries of a unit.
pub(super) struct Functions<'a> {
    reading: &'a Reading,
    entries: &'a Entries,
    instances: Instances,
    /// The explicit specialisations of function templates.
    specializations: FxHashMap<(EntityId, Vec<Argument>), EntityId>,
    /// The names in templates of which instances tell what is called there.
    told: FxHashSet<TokenId>,
    /// The operators that functions have for names that are no members of classes.
    free: FxHashSet<Symbol>,
}

impl<'a> Functions<'a> {
    pub(super) fn of(reading: &'a Reading, entries: &'a Entries) -> Functions<'a> {
        let tree = &reading.tree;
        let in_instances = reading.bodies.specializations.iter().flat_map(|one| &one.calls);
        let free = tree.functions.iter().filter(|function| {
            let scope = function.target.unwrap_or(tree[function.declaration].scope);
            tree[scope].is_namespace() || tree.has_specifier(function.declaration, SpecifierKind::Friend)
        });
        Functions {
            reading,
            entries,
            instances: Instances::of(reading),
            specializations: specializations(reading),
            told: in_instances.filter(|call| call.resolved.is_some()).map(|call| call.name).collect(),
            free: free.map(|function| function.filed).collect(),
        }
    }

    /// The entry of a function.
    pub(super) fn entry_of(&self, function: FunctionId) -> Option<EntryId> {
        let tree = &self.reading.tree;
        self.entries.by_entity(tree[tree[function].declaration].entity?)
    }

    /// What a call refers to.
    pub(super) fn called(&self, one: &FunctionUse) -> Vec<Reference> {
        if !is_evaluated(one.context) {
            return Vec::new();
        }
        if let Some(resolved) = &one.resolved {
            let mut found = self.function(resolved);
            if one.arguments.is_some() {
                found.extend(self.result(resolved));
            }
            return found;
        }
        // The function of the operator takes the operand as it is.
        if one.form == UseForm::Conversion && self.is_operator_function(one.at) {
            return Vec::new();
        }
        // An instance was read, which tells more.
        if one.in_template && self.told.contains(&one.name) {
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
        if let ([only], Some(_)) = (callees.as_slice(), &one.arguments)
            && let Some(plain) = self.plain(*only)
        {
            found.extend(self.result(&plain));
        }
        // A function that only the arguments find may take the operand as it is.
        if one.form == UseForm::Conversion && self.is_free_operator(one.at) {
            found.push((Target::Unknown(Uncertain::Overload), KeepEdge::CalledRoutine));
        }
        found
    }

    /// Whether a function that is no member of a class has the operator at `at` for its name.
    fn is_free_operator(&self, at: TokenId) -> bool {
        let symbol = OPERATOR_SYMBOLS[self.reading.tokens.kind(at) as usize];
        symbol != Symbol::NONE && self.free.contains(&symbol)
    }

    /// Whether the operator at `at` certainly calls a function.
    fn is_operator_function(&self, at: TokenId) -> bool {
        let uses = self.reading.bodies.function_use(at);
        uses.is_some_and(|one| one.form == UseForm::Operator && one.resolved.is_some())
    }

    /// A function, and the instance that it is.
    pub(super) fn function(&self, one: &Resolved) -> Vec<Reference> {
        let entry = self.specialized(one).or_else(|| self.entry_of(one.function));
        let entry = entry.map(|entry| (Target::Entry(entry), KeepEdge::CalledRoutine));
        let instance = self.instances.find(&self.reading.tree, one);
        let instance = instance.map(|one| (Target::Instance(one), KeepEdge::CalledRoutine));
        entry.into_iter().chain(instance).collect()
    }

    /// A function that is made from no template.
    fn plain(&self, entry: EntryId) -> Option<Resolved> {
        let tree = &self.reading.tree;
        let id = self.entries.all[entry.index()].declaration.filter(|id| tree[*id].form == Form::Plain)?;
        Some(Resolved::new(tree.function_id(id)?, Vec::new(), None))
    }

    /// What the object of a class needs that a call results in ([expr.call], [class.temporary]).
    fn result(&self, one: &Resolved) -> Vec<Reference> {
        let given = bindings(&self.reading.tree, one);
        let unit = Spelling::telling_apart(self.reading);
        let spelling = unit.given(&given);
        let Ok(ty) = spelling.returns(one.function) else { return Vec::new() };
        if !matches!(spelling.class_scope(&ty), Ok(Some(_))) {
            return Vec::new();
        }
        let mut found = super::instances::class(self.reading, self.entries, &ty);
        found.extend(self.destructor(&ty));
        found
    }

    /// What the end of an object uses.
    pub(super) fn destructor(&self, ty: &Type) -> Vec<Reference> {
        match implied(self.reading.into(), ty, Special::Destructor) {
            Some(Implied::Function(destructor)) => self.function(&destructor),
            Some(Implied::Implicit(one)) => self.implied(&one),
            None => Vec::new(),
        }
    }

    /// The explicit specialisation that an instance is.
    fn specialized(&self, one: &Resolved) -> Option<EntryId> {
        let tree = &self.reading.tree;
        let template = tree[tree[one.function].declaration].entity?;
        let specialized = self.specializations.get(&(template, one.arguments.clone()?))?;
        self.entries.by_entity(*specialized)
    }

    /// What an implicit special member uses.
    pub(super) fn implied(&self, of: &Implicit) -> Vec<Reference> {
        let mut found = Vec::new();
        let mut seen: FxHashSet<Implicit> = FxHashSet::default();
        let mut waiting = vec![of.clone()];
        while let Some(one) = waiting.pop() {
            if !seen.insert(one.clone()) {
                continue;
            }
            found.extend(self.defaulted(&one));
            for (_, used) in parts(self.reading.into(), &one) {
                match used {
                    PartUse::Special(Implied::Function(function)) => found.extend(self.function(&function)),
                    PartUse::Special(Implied::Implicit(inner)) => waiting.push(inner),
                    // What it names is the class's.
                    PartUse::Initializer(_) => {}
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
        let mut functions = tree[scope].declarations.iter().filter_map(|id| tree.function(*id));
        let declared = functions.find(is_it)?;
        let entry = self.entries.by_entity(tree[declared.declaration].entity?)?;
        Some((Target::Entry(entry), KeepEdge::CalledRoutine))
    }
}

/// The edge to one of several entries: to all of them, and that it is not certain.
pub(super) fn one_of(entries: &[EntryId], why: Uncertain, edge: KeepEdge) -> Vec<Reference> {
    let unknown = (entries.len() > 1).then_some((Target::Unknown(why), edge));
    entries.iter().map(|&one| (Target::Entry(one), edge)).chain(unknown).collect()
}

/// What stands in operands of `sizeof`, `decltype` and `noexcept` and in discarded branches keeps nothing.
pub(super) fn is_evaluated(context: UseContext) -> bool {
    !context.is_operand && context.branch != Branch::Discarded
}

fn takes(parameter: Option<&Parameter>, shape: Shape) -> bool {
    parameter.is_some_and(|one| one.shape == shape)
}

fn is_assignment(function: &Function) -> bool {
    function.filed == OPERATOR_SYMBOLS[Kind::Assign as usize]
}
