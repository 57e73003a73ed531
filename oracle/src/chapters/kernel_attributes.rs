//! Chapter "Kernel constraints", the part on attributes with arguments and on parameters: `__launch_bounds__`,
//! `__maxnreg__`, `__cluster_dims__`, `__grid_constant__`.

use cufe_spec::rules::Anchor;

use super::{Spaces, truth};
use crate::NotCore;
use crate::program::{Body, Form, FunctionDeclaration, FunctionEntity, Program};
use crate::verdicts::{Anchors, Judge};

/// The checks of every written attribute and of every later declaration of a function.
pub(crate) fn attributes(judge: &mut Judge<'_>, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    for (index, declaration) in program.functions.iter().enumerate() {
        for (at, attribute) in declaration.specifiers.attributes.iter().enumerate() {
            written(judge, declaration, *attribute)?;
            repeated(judge, declaration.name_at, &declaration.specifiers.attributes[..=at]);
        }
        if spaces.declarations[index].byte.contains('G') {
            cluster_limit(judge, declaration);
        }
        grid_constants(judge, index, declaration)?;
    }
    for declaration in &program.variables {
        for at in 0..declaration.specifiers.attributes.len() {
            repeated(judge, declaration.name_at, &declaration.specifiers.attributes[..=at]);
        }
    }
    Ok(())
}

/// An argument whose value the released tool may know and the interpreter does not.
fn not_certain<T>(judge: &Judge<'_>, token: usize) -> Result<T, NotCore> {
    let what = "an attribute's argument whose value counts and is not certain".to_owned();
    Err(NotCore { place: judge.source.place(token), what })
}

/// `launch-bounds.max-blocks` and `maxnreg.positive`: values of one attribute, where they are literals.
fn written(
    judge: &mut Judge<'_>,
    declaration: &FunctionDeclaration,
    attribute: usize,
) -> Result<(), NotCore> {
    let token = judge.program.attributes[attribute].range.start;
    let anchors = Anchors::at(declaration.name_at).with(Anchor::Attribute, token);
    let values = values(judge, attribute);
    // What depends on template parameters is decided in instances.
    let in_template = !declaration.headers.is_empty() && declaration.form == Form::Template;
    match judge.program.attributes[attribute].name.as_str() {
        _ if in_template && values.contains(&None) => {}
        "launch_bounds" if values.get(2) == Some(&None) => return not_certain(judge, token),
        "maxnreg" | "cluster_dims" if values.contains(&None) => return not_certain(judge, token),
        "launch_bounds" => {
            let negative = values.get(2).copied().flatten().is_some_and(|v| v < 0);
            judge.decide("launch-bounds.max-blocks", &[truth(negative)], &anchors, &[]);
        }
        "maxnreg" => {
            let positive = values.first().copied().flatten().is_none_or(|v| v > 0);
            judge.decide("maxnreg.positive", &[truth(positive)], &anchors, &[]);
        }
        _ => {}
    }
    Ok(())
}

/// `attribute.repeated`: the last of these attributes of a declaration, where one with arguments is among those before.
fn repeated(judge: &mut Judge<'_>, name_at: usize, attributes: &[usize]) {
    let program = judge.program;
    let Some((last, before)) = attributes.split_last() else { return };
    let attribute = &program.attributes[*last];
    let takes_arguments = matches!(attribute.name.as_str(), "launch_bounds" | "maxnreg" | "cluster_dims");
    if !takes_arguments || !judge.has("attribute.repeated") {
        return;
    }
    let again = before.iter().any(|one| program.attributes[*one].name == attribute.name);
    let keyword = format!("__{}__", attribute.name);
    let anchors = Anchors::at(name_at).with(Anchor::Attribute, attribute.range.start);
    judge.decide("attribute.repeated", &[truth(again)], &anchors, &[("keyword", &keyword)]);
}

/// Whether a `__maxnreg__` takes effect: one with a refused argument does not.
pub(crate) fn maxnreg_applies(judge: &Judge<'_>, attribute: usize) -> bool {
    values(judge, attribute).first().copied().flatten().is_none_or(|v| v > 0)
}

/// The values of an attribute's arguments, where they are constants.
pub(crate) fn values(judge: &Judge<'_>, attribute: usize) -> Vec<Option<i64>> {
    judge.program.attributes[attribute].values.clone()
}

/// The last attribute of that name on this declaration and the earlier ones of its function.
fn latest(program: &Program, declaration: &FunctionDeclaration, name: &str) -> Option<usize> {
    let entity = &program.function_entities[declaration.entity];
    entity
        .declarations
        .iter()
        .map(|d| &program.functions[*d])
        .filter(|d| {
            d.name_at <= declaration.name_at && (d.form == declaration.form || d.form != Form::Instantiation)
        })
        .flat_map(|d| d.specifiers.attributes.iter().copied())
        .rfind(|a| program.attributes[*a].name == name)
}

/// `cluster-dims.limit`
fn cluster_limit(judge: &mut Judge<'_>, declaration: &FunctionDeclaration) {
    let program = judge.program;
    let dims = latest(program, declaration, "cluster_dims").map(|a| values(judge, a)).unwrap_or_default();
    let bounds = latest(program, declaration, "launch_bounds").map(|a| values(judge, a)).unwrap_or_default();
    let product = dims.iter().try_fold(1_i64, |product, v| v.and_then(|v| product.checked_mul(v)));
    let limit = bounds.get(2).copied().flatten();
    let exceeds = !dims.is_empty() && product.zip(limit).is_some_and(|(product, limit)| product > limit);
    let form = super::kernel_constraints::form(program, declaration);
    let anchors = Anchors::at(declaration.name_at);
    judge.decide("cluster-dims.limit", &[form, truth(exceeds)], &anchors, &[]);
}

/// `grid-constant.redeclared`: each declaration against the first one of the function or, where that is a
/// specialisation, of its template. The text tells where the function, if it has a declaration before, or else the
/// template was defined before, or declared first. An instantiation of a name that is overloaded is not compared.
fn grid_constants(
    judge: &mut Judge<'_>,
    index: usize,
    declaration: &FunctionDeclaration,
) -> Result<(), NotCore> {
    let program = judge.program;
    let entity = &program.function_entities[declaration.entity];
    if declaration.form == Form::Instantiation && program.is_overloaded(declaration) {
        return Ok(());
    }
    let before = |entity: &FunctionEntity| {
        let earlier = entity.declarations.iter().copied().filter(|other| *other < index);
        let earlier: Vec<usize> = earlier.collect();
        let defined = earlier.iter().find(|other| !matches!(program.functions[**other].body, Body::None));
        Some((*earlier.first()?, *defined.or(earlier.first())?))
    };
    let of_template = entity.primary.and_then(|p| before(&program.function_entities[p]));
    let own = before(entity);
    let (Some((first, _)), Some((_, previous))) = (of_template.or(own), own.or(of_template)) else {
        return Ok(());
    };
    let (first, previous) = (&program.functions[first], &program.functions[previous]);
    let kind = match declaration.form {
        Form::Instantiation => "instantiation",
        Form::Specialisation => "specialisation",
        Form::Template if entity.template.is_some() => "function-template",
        Form::Template | Form::Plain => "function",
    };
    let line = judge.source.tokens[previous.name_at].line.to_string();
    let annotated = |p: &crate::program::Parameter| {
        p.attributes.iter().any(|a| program.attributes[*a].name == "grid_constant")
    };
    for (now, before) in declaration.parameters.iter().zip(&first.parameters) {
        let differs = annotated(now) != annotated(before);
        let name = now.name.as_ref().map_or("", |(name, _)| name.as_str());
        let facts = [("parameter", name), ("line", line.as_str())];
        let anchors = Anchors::at(declaration.name_at).with(Anchor::Parameter, now.name_at);
        judge.decide("grid-constant.redeclared", &[kind, truth(differs)], &anchors, &facts);
    }
    Ok(())
}
