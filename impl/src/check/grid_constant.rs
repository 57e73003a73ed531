//! `__grid_constant__` in several declarations of one function.

use super::anchor::Places;
use super::annotation::read;
use super::templates::{self, Primary};
use super::{Context, fact};
use crate::diag::Finding;
use crate::read::Reading;
use crate::rules::generated::{Attribute as Cuda, FunctionRedeclaration, decide_grid_constant_redeclared};
use crate::tree::{Attribute, DeclarationId, Form, Function, FunctionId, FunctionName, ParameterId};

/// Judges every declaration of a function that is not the first one.
pub(super) fn check(context: &mut Context<'_>) {
    let reading = context.reading;
    if !reading.tree.attributes.iter().any(|one| is_one(reading, one)) {
        return;
    }
    for index in 0..reading.tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let Some(function) = reading.tree.function(id) else { continue };
        if function.name == FunctionName::DeductionGuide || function.parameters.is_empty() {
            continue;
        }
        if let Some(before) = compared_with(reading, id, function) {
            compare(context, id, function, &before);
        }
    }
}

/// What a later declaration is compared with.
struct Before {
    kind: FunctionRedeclaration,
    /// The declarations of the function, any of which may annotate a parameter; of a specialisation or instantiation the first one of
    /// the template.
    compared: Vec<DeclarationId>,
    /// The declaration that the text names: the definition where there is one, of the function itself first.
    named: DeclarationId,
}

/// What a declaration is compared with. A primary that is not known is counted where spaces are compared.
fn compared_with(reading: &Reading, id: DeclarationId, function: &Function) -> Option<Before> {
    let tree = &reading.tree;
    let own = named(reading, fact::earlier(reading, id));
    let kind = match tree[id].form {
        Form::ExplicitSpecialization => FunctionRedeclaration::Specialisation,
        Form::ExplicitInstantiation | Form::ExternInstantiation => FunctionRedeclaration::Instantiation,
        Form::Template => FunctionRedeclaration::FunctionTemplate,
        _ => FunctionRedeclaration::Function,
    };
    if matches!(kind, FunctionRedeclaration::FunctionTemplate | FunctionRedeclaration::Function) {
        let compared: Vec<DeclarationId> = fact::earlier(reading, id).collect();
        // A template that is declared again by its qualified name is not looked at.
        let is_outside = kind == FunctionRedeclaration::FunctionTemplate && !function.qualifier().is_empty();
        return own.filter(|_| !is_outside).map(|named| Before { kind, compared, named });
    }
    let is_instance = kind == FunctionRedeclaration::Instantiation;
    if is_instance && templates::is_overloaded(reading, id, function) {
        return None;
    }
    let Primary::Known(entity) = templates::primary(reading, id, function) else { return None };
    let all = &tree[entity].declarations;
    let before = all.iter().copied().filter(|other| tree[*other].range.start < tree[id].range.start);
    let named = own.filter(|_| !is_instance).or_else(|| named(reading, before))?;
    Some(Before { kind, compared: all.first().copied().into_iter().collect(), named })
}

/// Of some declarations the definition, else the first one.
fn named(reading: &Reading, mut all: impl Iterator<Item = DeclarationId>) -> Option<DeclarationId> {
    let tree = &reading.tree;
    let is_defined = |id: &DeclarationId| tree.function(*id).is_some_and(|one| one.body.range().is_some());
    let first = all.next()?;
    Some(std::iter::once(first).chain(all).find(is_defined).unwrap_or(first))
}

fn compare(
    context: &mut Context<'_>,
    id: DeclarationId,
    function: &Function,
    Before { kind, compared, named }: &Before,
) {
    let reading = context.reading;
    let tree = &reading.tree;
    let others: Vec<&Function> = compared.iter().filter_map(|one| tree.function(*one)).collect();
    if others.first().is_none_or(|first| first.parameters.len() != function.parameters.len()) {
        return;
    }
    for (position, parameter) in function.parameters.iter().enumerate() {
        let mut before = others.iter().filter_map(|other| other.parameters.iter().nth(position));
        let was_annotated = before.any(|before| annotated(reading, before));
        let differs = fact::truth(annotated(reading, parameter) != was_annotated);
        let cell = decide_grid_constant_redeclared(context.dialect, context.pass, *kind, differs);
        if cell.reports.is_empty() {
            continue;
        }
        let places = Places::of(reading, id);
        let line = reading.source.place(Places::of(reading, *named).name).line.to_string();
        let spelled = |token| reading.source.bytes(reading.tokens.get(token).span());
        let name =
            tree[parameter].name().map(|token| String::from_utf8_lossy(spelled(token))).unwrap_or_default();
        for report in cell.reports {
            let facts = [("parameter", &*name), ("line", line.as_str())];
            context.find(Finding::reported(report, places.anchor(report.diagnostic), &facts));
        }
    }
}

/// Whose parameters are asked about where a function is declared that is no template's: its own where it is declared first and
/// where it is defined, behind its definition those of that; nothing between.
pub(super) fn asked(reading: &Reading, function: FunctionId) -> Option<FunctionId> {
    let tree = &reading.tree;
    let id = tree[function].declaration;
    let is_defined = |id: &DeclarationId| tree.function(*id).is_some_and(|one| one.body.range().is_some());
    if tree[id].form != Form::Plain || is_defined(&id) {
        return Some(function);
    }
    match fact::earlier(reading, id).find(is_defined) {
        Some(definition) => tree.function_id(definition),
        None => fact::earlier(reading, id).next().is_none().then_some(function),
    }
}

/// What the declarations of a template say of one of its parameters.
#[derive(Default)]
pub(super) struct OfTemplate {
    /// The first one or the definition says that it is const.
    pub(super) is_const: bool,
    /// There is one.
    pub(super) is_known: bool,
}

/// What the template of an explicit specialisation says of the parameter at that position, or the template itself; `None` where the
/// template is not known.
pub(super) fn of_template(
    reading: &Reading,
    (id, function): (DeclarationId, &Function),
    position: usize,
) -> Option<OfTemplate> {
    let tree = &reading.tree;
    let entity = match tree[id].form {
        Form::ExplicitSpecialization => match templates::primary(reading, id, function) {
            Primary::Known(entity) => Some(entity),
            Primary::Unknown => return None,
            Primary::None => None,
        },
        Form::Template => tree[id].entity,
        _ => None,
    };
    let Some(entity) = entity else { return Some(OfTemplate::default()) };
    let is_template = |id: &&DeclarationId| tree[**id].form == Form::Template;
    let mut all = tree[entity].declarations.iter().filter(is_template);
    let parameter = |function: FunctionId| tree[function].parameters.iter().nth(position);
    let first = all.next().and_then(|id| parameter(tree.function_id(*id)?));
    let defined = tree.definition(entity).and_then(parameter);
    let is_const = [first, defined].into_iter().flatten().any(|parameter| tree[parameter].is_const);
    Some(OfTemplate { is_const, is_known: first.is_some() })
}

/// Whether a parameter has the annotation.
fn annotated(reading: &Reading, id: ParameterId) -> bool {
    let attributes = reading.tree[id].attributes.of(&reading.tree.attributes);
    attributes.iter().any(|attribute| is_one(reading, attribute))
}

/// Whether the attribute is `__grid_constant__`.
fn is_one(reading: &Reading, attribute: &Attribute) -> bool {
    read(reading, attribute).is_some_and(|one| one.attribute == Cuda::GridConstant)
}
