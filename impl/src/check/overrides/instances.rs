//! What functions of classes override where instances of class templates come in: in the bases of a class, or as the class itself.

use super::super::fact;
use super::named;
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::limits;
use crate::read::Reading;
use crate::tree::{
    ClassId, DeclarationId, DeclarationKind, Form, Function, FunctionId, Reference, ScopeId, SpecifierKind,
    TemplateParameterId, Tree,
};
use rustc_hash::FxHashSet;

/// A class by the scope of its members, and what the template parameters around them stand for: none where it is no instance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::check) struct Completed {
    pub(in crate::check) scope: ScopeId,
    pub(super) given: Vec<(TemplateParameterId, Argument)>,
}

/// A virtual function that another one overrides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Overridden {
    /// Its declaration in its class, or in the template of that.
    pub(super) declared: DeclarationId,
    /// `A<T>::f [with T=int]`
    pub(super) name: String,
}

impl Completed {
    pub(in crate::check) fn of(reading: &Reading, ty: &Type) -> Option<Completed> {
        let (scope, given) = Spelling::new(reading).members(ty).ok()?;
        Some(Completed { scope, given })
    }

    fn is_instance(&self) -> bool {
        !self.given.is_empty()
    }

    fn class<'a>(&self, tree: &'a Tree) -> Option<&'a crate::tree::Class> {
        tree[self.scope].class().map(|id| &tree[id])
    }

    /// The direct bases that are known.
    fn bases(&self, reading: &Reading) -> Vec<Completed> {
        let tree = &reading.tree;
        let Some(class) = self.class(tree) else { return Vec::new() };
        let spelling = Spelling::within(reading, &self.given);
        let types = class.bases.iter().map(|base| spelling.type_id(class.declaration, tree[base].name));
        types.filter_map(|ty| Completed::of(reading, &ty.ok()?)).collect()
    }

    /// The classes of the members that are part of an object.
    fn fields(&self, reading: &Reading) -> Vec<Completed> {
        let spelling = Spelling::within(reading, &self.given);
        let types = reading.tree[self.scope].declarations.iter().map(|&id| object(reading, &spelling, id));
        types.filter_map(|ty| Completed::of(reading, &ty?)).collect()
    }
}

/// The class of the object that a declaration defines.
fn object(reading: &Reading, spelling: &Spelling<'_>, id: DeclarationId) -> Option<Type> {
    let tree = &reading.tree;
    let DeclarationKind::Variable(variable) = tree[id].kind else { return None };
    let is_definition = tree[id].headers.is_empty()
        && !tree.has_specifier(id, SpecifierKind::Extern)
        && !tree.has_specifier(id, SpecifierKind::Static);
    let mut ty = spelling.variable(variable).ok().filter(|_| is_definition)?;
    loop {
        ty = match ty {
            Type::Qualified(_, inner) | Type::Array(_, inner) => *inner,
            Type::Named(_) => return Some(ty),
            _ => return None,
        };
    }
}

/// The instances that the unit certainly completes and whose members may override what only their arguments tell: bases of
/// classes, objects at namespace scope and in classes, explicit instantiations, and those whose members are used.
pub(super) fn completed(reading: &Reading, is_annotated: impl Fn(&Function) -> bool) -> Vec<Completed> {
    let tree = &reading.tree;
    let may_override = |scope: ScopeId| {
        let functions = functions(tree, scope).any(|(_, function)| is_annotated(&tree[function]));
        functions && tree[scope].class().is_some_and(|class| has_dependent_base(reading, class))
    };
    if !tree.classes.iter().any(|class| class.scope.is_some_and(may_override)) {
        return Vec::new();
    }
    completed_where(reading, |one| may_override(one.scope))
}

/// All instances that the unit certainly completes.
pub(in crate::check) fn all_completed(reading: &Reading) -> FxHashSet<Completed> {
    completed_where(reading, |_| true).into_iter().collect()
}

fn completed_where(reading: &Reading, is_wanted: impl Fn(&Completed) -> bool) -> Vec<Completed> {
    let mut seen = FxHashSet::default();
    let mut all = Vec::new();
    let mut work: Vec<Completed> = begin(reading);
    work.reverse();
    while let Some(one) = work.pop() {
        if all.len() > limits::SPECIALIZATIONS || !seen.insert(one.clone()) {
            continue;
        }
        let bases = one.bases(reading).into_iter();
        work.extend(bases.chain(one.fields(reading)).filter(Completed::is_instance));
        if is_wanted(&one) {
            all.push(one);
        }
    }
    all
}

/// The instances that declarations complete.
fn begin(reading: &Reading) -> Vec<Completed> {
    let tree = &reading.tree;
    let spelling = Spelling::new(reading);
    let mut all = Vec::new();
    for id in (0..tree.declarations.len()).map(DeclarationId::from_index) {
        if fact::in_template(reading, id) {
            continue;
        }
        match tree[id].kind {
            DeclarationKind::Class(class) => match (tree[id].form, tree[class].scope) {
                (Form::Plain, Some(scope)) if tree[class].body.is_some() => {
                    let plain = Completed { scope, given: Vec::new() };
                    all.extend(plain.bases(reading));
                    all.extend(plain.fields(reading));
                }
                (Form::ExplicitInstantiation, _) => {
                    let ty = spelling.type_id(id, tree[class].head_name).ok();
                    all.extend(ty.and_then(|ty| Completed::of(reading, &ty)));
                }
                _ => {}
            },
            DeclarationKind::Function(function) if tree[function].body.range().is_some() => {
                let own = spelling.parameters(function).unwrap_or_default();
                let types = own.into_iter().chain(spelling.returns(function).ok());
                all.extend(types.filter_map(|ty| Completed::of(reading, ty.unqualified().1)));
            }
            DeclarationKind::Variable(_) if tree[tree[id].scope].class().is_none() => {
                let ty = object(reading, &spelling, id);
                all.extend(ty.and_then(|ty| Completed::of(reading, &ty)));
            }
            _ => {}
        }
    }
    all.extend(used(reading));
    all.retain(Completed::is_instance);
    all
}

/// The classes of the members that bodies and instances use.
fn used(reading: &Reading) -> Vec<Completed> {
    let (tree, bodies) = (&reading.tree, &reading.bodies);
    let called = bodies.calls.iter().filter_map(|one| one.resolved.as_ref());
    let in_instances = bodies.specializations.iter().flat_map(|one| one.used());
    let mut all = Vec::new();
    for resolved in called.chain(in_instances).filter(|one| !one.given.is_empty()) {
        let function = &tree[resolved.function];
        let scope = function.target.unwrap_or(tree[function.declaration].scope);
        all.push(Completed { scope, given: resolved.given.clone() });
    }
    let objects = bodies.completed.iter().chain(bodies.specializations.iter().flat_map(|one| &one.completed));
    all.extend(objects.filter_map(|ty| Completed::of(reading, ty)));
    all
}

/// Whether a base depends on a template parameter, or is a member of a template: it is known in instances only.
fn has_dependent_base(reading: &Reading, class: ClassId) -> bool {
    let tree = &reading.tree;
    tree[class].bases.of(&tree.bases).iter().any(|base| base.is_dependent)
        || !super::has_certain_bases(reading, class)
}

/// Whether a base of a class is an instance or not known, or among those that are `derived` from one.
pub(super) fn is_derived_from_instance(
    reading: &Reading,
    class: ClassId,
    derived: &FxHashSet<ScopeId>,
) -> bool {
    let tree = &reading.tree;
    tree[class].bases.of(&tree.bases).iter().any(|base| {
        let Some(scope) = base.scope else { return true };
        let declaration = tree[scope].class().map(|class| tree[class].declaration);
        let is_template = |id: DeclarationId| tree[id].form != Form::Plain || fact::in_template(reading, id);
        derived.contains(&scope) || declaration.is_some_and(is_template)
    })
}

/// The functions of a class that are no templates and no static ones, each with its declaration.
pub(super) fn functions(tree: &Tree, scope: ScopeId) -> impl Iterator<Item = (DeclarationId, FunctionId)> {
    let is_overrider = |id: &DeclarationId| {
        let is_other = [SpecifierKind::Static, SpecifierKind::Friend].map(|one| tree.has_specifier(*id, one));
        is_other == [false; 2] && matches!(tree[*id].form, Form::Plain | Form::MemberOfTemplate)
    };
    let own = tree[scope].declarations.iter().copied().filter(is_overrider);
    let functions = own.filter_map(|id| Some((id, tree.function_id(id)?)));
    functions.filter(|(_, function)| tree[*function].qualifier().is_empty())
}

/// The virtual functions that a function of a class overrides in the bases that are known, the nearest first; nothing where its
/// own parameters are not certain.
pub(super) fn overridden(reading: &Reading, class: &Completed, function: FunctionId) -> Vec<Overridden> {
    let Some(own) = signature(reading, class, function) else { return Vec::new() };
    let mut all = Vec::new();
    above(reading, class, &own, &mut FxHashSet::default(), &mut all);
    all
}

/// Adds what a function of that signature would override in the bases of a class.
fn above(
    reading: &Reading,
    class: &Completed,
    own: &Signature,
    seen: &mut FxHashSet<Completed>,
    all: &mut Vec<Overridden>,
) {
    let tree = &reading.tree;
    for base in class.bases(reading) {
        if seen.len() > limits::SPECIALIZATIONS || !seen.insert(base.clone()) {
            continue;
        }
        let mut further = Vec::new();
        above(reading, &base, own, seen, &mut further);
        let same = functions(tree, base.scope).find(|(_, function)| {
            tree[*function].filed == tree[own.function].filed
                && signature(reading, &base, *function).is_some_and(|one| one.matches(own))
        });
        let is_virtual = |id| !further.is_empty() || tree.has_specifier(id, SpecifierKind::Virtual);
        if let Some((declared, function)) = same.filter(|(id, _)| is_virtual(*id)) {
            let overloads = named::Overloads::All;
            let name = named::overrider(reading, function, overloads, &base.given);
            all.extend(name.map(|name| Overridden { declared, name }));
        }
        all.extend(further);
    }
}

/// What an overrider and what it overrides have in common ([class.virtual]).
struct Signature {
    function: FunctionId,
    parameters: Vec<Type>,
    qualifiers: (bool, bool, Reference, bool),
}

impl Signature {
    fn matches(&self, other: &Signature) -> bool {
        self.parameters == other.parameters && self.qualifiers == other.qualifiers
    }
}

/// The signature of a function in an instance; `None` where a type is not certain.
fn signature(reading: &Reading, class: &Completed, id: FunctionId) -> Option<Signature> {
    let function: &Function = &reading.tree[id];
    let spelling = Spelling::within(reading, &class.given);
    // Qualifiers of parameters do not count.
    let adjusted = |ty: Type| match ty {
        Type::Qualified(_, inner) => *inner,
        Type::Array(_, element) => Type::Pointer(element),
        Type::Function(_) => Type::Pointer(Box::new(ty)),
        other => other,
    };
    let parameters = function.parameters.iter();
    let parameters: Option<Vec<Type>> =
        parameters.map(|parameter| spelling.parameter(id, parameter).ok().map(adjusted)).collect();
    let qualifiers = (function.is_const, function.is_volatile, function.reference, function.has_ellipsis);
    Some(Signature { function: id, parameters: parameters?, qualifiers })
}
