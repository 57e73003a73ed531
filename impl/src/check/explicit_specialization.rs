//! The explicit specialisations of functions that uses of their templates mean ([temp.expl.spec]).

use super::annotation::applied;
use super::instance;
use crate::ids::spelled::{Actual, Spelling, Standpoint};
use crate::reach::{Instance, Specializations};
use crate::read::Reading;
use crate::rules::generated::Attribute;
use crate::sema::Resolved;
use crate::tree::{DeclarationId, EntityId, Form, FunctionId, Tree};

/// The specialisations of a unit, kernels apart: those that are `known` of function templates, and those of members. The latter are
/// added to the functions that are defined `elsewhere` than in their template.
pub(super) fn specializations(
    reading: &Reading,
    known: instance::Known,
    elsewhere: &mut Vec<(EntityId, Option<Instance>)>,
) -> Specializations {
    let tree = &reading.tree;
    let mut all = Specializations::default();
    for ((template, arguments), one) in known {
        if let Some(function) = function_of(tree, one).filter(|_| !is_kernel(reading, template)) {
            all.add(template, Instance { given: Vec::new(), arguments: Some(arguments) }, function);
        }
    }
    for (member, one) in members(tree) {
        let known = instance_of(reading, member, one);
        if let Some(instance) = &known
            && let Some(function) =
                tree[tree[one].declaration].entity.and_then(|entity| function_of(tree, entity))
        {
            all.add(member, instance.clone(), function);
        }
        elsewhere.push((member, known));
    }
    all
}

/// What an explicit specialisation is an instance of.
pub(super) fn instance(reading: &Reading, id: FunctionId) -> Option<Resolved> {
    let tree = &reading.tree;
    let declaration = &tree[tree[id].declaration];
    let is_one = declaration.form == Form::ExplicitSpecialization;
    let entity = declaration.entity.filter(|_| is_one)?;
    let of_member = || {
        let member = tree[entity].specializes.filter(|one| tree[tree[*one].scope].class().is_some())?;
        Some((member, instance_of(reading, member, id)?))
    };
    let of_function = || {
        let all = instance::specializations(reading);
        let ((template, arguments), _) = all.into_iter().find(|(_, one)| *one == entity)?;
        Some((template, Instance { given: Vec::new(), arguments: Some(arguments) }))
    };
    let (template, Instance { given, arguments }) = of_member().or_else(of_function)?;
    Some(Resolved::new(function_of(tree, template)?, given, arguments))
}

/// The explicit specialisations of members of class templates, each with the member.
fn members(tree: &Tree) -> impl Iterator<Item = (EntityId, FunctionId)> {
    let functions = (0..tree.functions.len()).map(FunctionId::from_index);
    functions.filter_map(|one| {
        let declaration = &tree[tree[one].declaration];
        let is_one = declaration.form == Form::ExplicitSpecialization;
        let member = declaration.entity.filter(|_| is_one).and_then(|entity| tree[entity].specializes)?;
        tree[tree[member].scope].class().map(|_| (member, one))
    })
}

/// For which arguments a specialisation of a member stands.
fn instance_of(reading: &Reading, member: EntityId, one: FunctionId) -> Option<Instance> {
    let tree = &reading.tree;
    let function = &tree[one];
    let spelling = Spelling::telling_apart(reading);
    let (_, given) = spelling.members_around(function).ok()?;
    let is_template = |id: &&DeclarationId| tree[**id].form == Form::Template;
    let Some(&template) = tree[member].declarations.iter().find(is_template) else {
        return Some(Instance { given, arguments: None });
    };
    let actual = |parameter| match Spelling::telling_apart(reading).parameter(one, parameter) {
        Ok(ty) => Actual::Declared(ty),
        Err(_) => Actual::Unknown,
    };
    let actuals: Vec<Actual> = function.parameters.iter().map(actual).collect();
    let declaration = &tree[function.declaration];
    let place = Standpoint::new(declaration.scope, declaration.range.start, Default::default());
    let spelling = spelling.given(&given);
    let arguments =
        spelling.function_arguments(template, function.template_arguments(), place, &actuals).ok()?;
    Some(Instance { given, arguments: Some(arguments) })
}

/// The definition of a function, or its first declaration.
fn function_of(tree: &Tree, entity: EntityId) -> Option<FunctionId> {
    let first = || tree[entity].declarations.iter().find_map(|id| tree.function_id(*id));
    tree.definition(entity).or_else(first)
}

fn is_kernel(reading: &Reading, template: EntityId) -> bool {
    let declarations = &reading.tree[template].declarations;
    declarations.iter().any(|id| applied(reading, *id).any(|one| one.attribute == Attribute::Global))
}
