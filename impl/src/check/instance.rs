//! Instances of kernel templates: what a rule says of the template's declarations with the template's
//! arguments.
//!
//! An instance comes from an explicit specialisation or instantiation and from every use of the template in a
//! body. It is judged once, at the template, with the declarations that stand before it. A use whose template
//! arguments are not certain may be another instance than the ones before or the same: only when it is the
//! template's one instance it is judged, as far as its arguments do not matter.

use super::anchor::Places;
use super::annotation::{Applied, applied};
use super::kernel::{self, Aspect, report};
use super::templates::{self, Primary};
use super::{Context, Spaces, bounds, fact, space};
use crate::ids::model::Argument;
use crate::ids::spelled::{Actual, Missing, Spelling, Standpoint};
use crate::lex::{TokenId, TokenRange};
use crate::read::Reading;
use crate::rules::generated::{self as rules, Attribute as Cuda, Form as RuleForm};
use crate::tree::{DeclarationId, DeclarationKind, EntityId, Form, Function, FunctionName, ParameterId};
use cufe_spec::unit::Pass;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// One instance, as it is named somewhere.
#[derive(Clone, Debug)]
pub(super) struct Named {
    /// The kernel template.
    pub template: EntityId,
    /// Declarations at or behind this token are not seen.
    pub point: TokenId,
    /// The byte offset at which the instance is named.
    pub at: u32,
    /// Its template arguments.
    pub arguments: Result<Vec<Argument>, Missing>,
    /// The definition is instantiated too.
    pub is_defined: bool,
}

/// The instances that explicit specialisations and instantiations of kernel templates name.
pub(super) fn declared(reading: &Reading, spaces: &Spaces) -> Vec<Named> {
    declared_of(reading, |template| is_kernel(spaces, template))
}

/// The same for the templates that are `wanted`.
pub(super) fn declared_of(reading: &Reading, wanted: impl Fn(EntityId) -> bool) -> Vec<Named> {
    let tree = &reading.tree;
    let mut found = Vec::new();
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let is_definition = match tree[id].form {
            Form::ExplicitSpecialization | Form::ExternInstantiation => false,
            Form::ExplicitInstantiation => true,
            _ => continue,
        };
        let Some(function) = tree.function(id) else { continue };
        if tree[id].form == Form::ExplicitSpecialization && fact::earlier(reading, id).next().is_some() {
            continue;
        }
        let Primary::Known(template) = templates::primary(reading, id, function) else { continue };
        let is_wanted = wanted(template);
        let Some(pattern) = pattern(reading, template).filter(|_| is_wanted) else { continue };
        let actuals =
            function.parameters.iter().map(|parameter| declared_type(reading, id, parameter)).collect();
        let written = Written { arguments: function.template_arguments(), actuals };
        let place =
            Standpoint { scope: tree[id].scope, position: tree[id].range.start, headers: Default::default() };
        found.push(Named {
            template,
            point: tree[id].range.start,
            at: Places::of(reading, id).name,
            arguments: arguments(reading, pattern, &written, place),
            is_defined: is_definition,
        });
    }
    found
}

/// The first declaration of a function template that is no member, if `entity` is one.
pub(super) fn pattern(reading: &Reading, entity: EntityId) -> Option<DeclarationId> {
    let tree = &reading.tree;
    let is_template = |id: &&DeclarationId| {
        let is_named = |function: &Function| function.name == FunctionName::Identifier;
        tree[**id].form == Form::Template && tree.function(**id).is_some_and(is_named)
    };
    let first = tree[entity].declarations.iter().find(is_template).copied();
    first.filter(|_| tree[tree[entity].scope].is_namespace())
}

fn is_kernel(spaces: &Spaces, entity: EntityId) -> bool {
    spaces.of(entity).is_some_and(kernel::is_kernel)
}

/// What is written where an instance is named.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    /// `<...>` with its brackets, or empty.
    pub arguments: TokenRange,
    /// What is known of the function arguments.
    pub actuals: Vec<Actual>,
}

/// The template arguments of an instance.
pub(super) fn arguments(
    reading: &Reading,
    pattern: DeclarationId,
    written: &Written,
    place: Standpoint,
) -> Result<Vec<Argument>, Missing> {
    Spelling::new(reading).function_arguments(pattern, written.arguments, place, &written.actuals)
}

fn declared_type(reading: &Reading, id: DeclarationId, parameter: ParameterId) -> Actual {
    let DeclarationKind::Function(function) = reading.tree[id].kind else { return Actual::Unknown };
    match Spelling::new(reading).parameter(function, parameter) {
        Ok(ty) => Actual::Declared(ty),
        Err(_) => Actual::Unknown,
    }
}

/// Judges every instance of a kernel template once.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces, mut named: Vec<Named>) {
    named.retain(|instance| is_kernel(spaces, instance.template));
    for instance in distinct(context, named) {
        one(context, spaces, &instance);
    }
}

/// The instances that are certainly different ones, each where it is named first. The others are counted.
pub(super) fn distinct(context: &mut Context<'_>, mut named: Vec<Named>) -> Vec<Named> {
    named.sort_by_key(|instance| instance.point);
    let mut by_template: BTreeMap<EntityId, Vec<Named>> = BTreeMap::new();
    for instance in named {
        by_template.entry(instance.template).or_default().push(instance);
    }
    let mut found: Vec<Named> = Vec::new();
    for all in by_template.into_values() {
        let mut seen: FxHashSet<Vec<Argument>> = FxHashSet::default();
        let is_only = all.len() == 1;
        let is_certain = all.iter().all(|instance| instance.arguments.is_ok());
        for instance in all {
            match &instance.arguments {
                Ok(arguments) if seen.contains(arguments) => {}
                Ok(arguments) if is_certain || seen.is_empty() => {
                    seen.insert(arguments.clone());
                    found.push(instance);
                }
                Err(_) if is_only => found.push(instance),
                Ok(_) => context.count_unknown("instance-of-template"),
                Err(missing) => context.count_unknown(missing.name()),
            }
        }
    }
    found
}

/// Judges one instance.
fn one(context: &mut Context<'_>, spaces: &Spaces, instance: &Named) {
    let reading = context.reading;
    let tree = &reading.tree;
    let is_template = |id: &&DeclarationId| tree[**id].form == Form::Template;
    let all: Vec<DeclarationId> =
        tree[instance.template].declarations.iter().filter(is_template).copied().collect();
    let (visible, later): (Vec<DeclarationId>, Vec<DeclarationId>) =
        all.into_iter().partition(|id| tree[*id].range.start < instance.point);
    space::instance(context, spaces, &visible);
    let is_definition = |id: &&DeclarationId| tree.function(**id).is_some_and(|f| f.body.range().is_some());
    // The device passes instantiate a definition that comes later.
    let reads_later = context.pass != Pass::Host && instance.is_defined;
    let later = later.iter().filter(is_definition).filter(|_| reads_later);
    for &id in visible.iter().chain(later) {
        declaration(context, id, instance);
    }
    // Its parameters are those of the definition, if there is one.
    if let Some(&id) = visible.iter().find(is_definition).or(visible.first())
        && let DeclarationKind::Function(function) = tree[id].kind
    {
        let given = given(reading, id, instance);
        let spelling = Spelling::within(reading, &given);
        let aspect = Aspect { form: RuleForm::Instance, spelling };
        kernel::parameters(context, function, &Places::of(reading, id), aspect);
        let bounded = fact::truth(applied(reading, id).any(|a| a.attribute == Cuda::LaunchBounds));
        let (dialect, pass) = (context.dialect, context.pass);
        let cell = rules::decide_launch_bounds_missing(dialect, pass, RuleForm::Instance, bounded);
        report(context, &Places::all_at(instance.at), cell);
    }
}

/// What the template parameters of one of the template's declarations stand for.
fn given(
    reading: &Reading,
    id: DeclarationId,
    instance: &Named,
) -> Vec<(crate::tree::TemplateParameterId, Argument)> {
    let arguments = instance.arguments.as_deref().unwrap_or_default();
    Spelling::new(reading).bindings_of(id, arguments)
}

/// Judges what one declaration of the template says of the instance.
fn declaration(context: &mut Context<'_>, id: DeclarationId, instance: &Named) {
    let reading = context.reading;
    let DeclarationKind::Function(function) = reading.tree[id].kind else { return };
    let given = given(reading, id, instance);
    let aspect = Aspect { form: RuleForm::Instance, spelling: Spelling::within(reading, &given) };
    let written: Vec<Applied<'_>> = applied(reading, id).collect();
    if let Some(&global) = written.iter().find(|a| a.attribute == Cuda::Global) {
        kernel::attribute(context, id, function, global, aspect);
    }
    bounds::arguments_of(context, id, &written, aspect);
}
