//! `__grid_constant__` in several declarations of one function.

use super::anchor::Places;
use super::annotation::read;
use super::templates::{self, Primary};
use super::{Context, fact};
use crate::diag::Finding;
use crate::read::Reading;
use crate::rules::generated::{Attribute as Cuda, FunctionRedeclaration, decide_grid_constant_redeclared};
use crate::tree::{DeclarationId, EntityId, Form, Function, FunctionName, ParameterId};

/// Judges every declaration of a function that is not the first one.
pub(super) fn check(context: &mut Context<'_>) {
    let reading = context.reading;
    for index in 0..reading.tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let Some(function) = reading.tree.function(id) else { continue };
        if function.name == FunctionName::DeductionGuide || function.parameters.is_empty() {
            continue;
        }
        if let Some((kind, first)) = compared_with(reading, id, function) {
            compare(context, id, function, kind, first);
        }
    }
}

/// The kind of a later declaration and the declaration that it is compared with: the first of the function,
/// or that of the template. A primary that is not known is counted where spaces are compared.
fn compared_with(
    reading: &Reading,
    id: DeclarationId,
    function: &Function,
) -> Option<(FunctionRedeclaration, DeclarationId)> {
    let first_of = |entity: EntityId| reading.tree[entity].declarations.first().copied();
    let own = fact::earlier(reading, id).next();
    let (kind, first) = match (reading.tree[id].form, own) {
        (Form::ExplicitSpecialization, Some(first)) => (FunctionRedeclaration::Specialisation, first),
        (form, own) => {
            let kind = match form {
                Form::ExplicitSpecialization => FunctionRedeclaration::Specialisation,
                Form::ExplicitInstantiation | Form::ExternInstantiation => {
                    FunctionRedeclaration::Instantiation
                }
                Form::Template => return own.map(|first| (FunctionRedeclaration::FunctionTemplate, first)),
                _ => return own.map(|first| (FunctionRedeclaration::Function, first)),
            };
            let Primary::Known(entity) = templates::primary(reading, id, function) else { return None };
            (kind, first_of(entity)?)
        }
    };
    (first != id).then_some((kind, first))
}

fn compare(
    context: &mut Context<'_>,
    id: DeclarationId,
    function: &Function,
    kind: FunctionRedeclaration,
    first: DeclarationId,
) {
    let reading = context.reading;
    let tree = &reading.tree;
    let Some(other) = tree.function(first) else { return };
    if other.parameters.len() != function.parameters.len() {
        return;
    }
    for (parameter, before) in function.parameters.iter().zip(other.parameters.iter()) {
        let differs = fact::truth(annotated(reading, parameter) != annotated(reading, before));
        let cell = decide_grid_constant_redeclared(context.dialect, context.pass, kind, differs);
        if cell.reports.is_empty() {
            continue;
        }
        let places = Places::of(reading, id);
        let line = reading.source.place(Places::of(reading, first).name).line.to_string();
        let spelled = |token| reading.source.bytes(reading.tokens.get(token).span());
        let name =
            tree[parameter].name().map(|token| String::from_utf8_lossy(spelled(token))).unwrap_or_default();
        for report in cell.reports {
            let facts = [("parameter", &*name), ("line", line.as_str())];
            context.find(Finding::reported(report, places.anchor(report.diagnostic), &facts));
        }
    }
}

/// Whether a parameter is const-qualified in a declaration before `id` that gives the function its type: that of the template of an
/// explicit specialisation, or, of a function that is only declared again, its definition, else its first declaration; `None` where
/// the template is not known.
pub(super) fn was_const(
    reading: &Reading,
    (id, function): (DeclarationId, &Function),
    position: usize,
) -> Option<bool> {
    let tree = &reading.tree;
    let before = match tree[id].form {
        Form::ExplicitSpecialization => match templates::primary(reading, id, function) {
            Primary::Known(entity) => tree[entity].declarations.first().copied(),
            Primary::Unknown => return None,
            Primary::None => None,
        },
        _ if function.body.range().is_some() => None,
        _ => {
            let all = || fact::earlier(reading, id);
            let is_defined =
                |id: &DeclarationId| tree.function(*id).is_some_and(|one| one.body.range().is_some());
            all().filter(is_defined).last().or_else(|| all().next())
        }
    };
    let parameter = before.and_then(|id| tree.function(id)?.parameters.iter().nth(position));
    Some(parameter.is_some_and(|id| tree[id].is_const))
}

/// Whether a parameter has the annotation.
fn annotated(reading: &Reading, id: ParameterId) -> bool {
    let attributes = reading.tree[id].attributes.of(&reading.tree.attributes).iter();
    attributes.filter_map(|attribute| read(reading, attribute)).any(|a| a.attribute == Cuda::GridConstant)
}
