//! Chapter "Redeclaration": what the annotations of a later declaration do to the space of a function.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Dialect;

use super::Spaces;
use super::attribute_application::{Applied, apply, effective_keywords};
use super::execution_spaces::keyword_value;
use crate::NotCore;
use crate::facts::{display_name, instance_name};
use crate::program::{Form, FunctionDeclaration};
use crate::scopes::Scopes;
use crate::verdicts::{Anchors, Judge};

/// `space.redeclare`: walks the declarations in source order and gives every function its states of the `byte-class`
/// domain. Explicit specialisations begin with their primary's state.
pub(crate) fn spaces(judge: &mut Judge<'_>, scopes: &Scopes) -> Result<Spaces, NotCore> {
    let program = judge.program;
    let mut states: Vec<Option<String>> = vec![None; program.function_entities.len()];
    let mut declarations = Vec::new();
    let mut keywords = Vec::new();
    for (index, declaration) in program.functions.iter().enumerate() {
        let entity = &program.function_entities[declaration.entity];
        let first = entity.declarations.first() == Some(&index);
        let applied = effective_keywords(judge, scopes, declaration)?;
        let earlier = match (&states[declaration.entity], entity.primary) {
            (Some(state), _) => Some(state.clone()),
            (None, Some(primary)) => states[primary].clone(),
            (None, None) => None,
        };
        let state = match earlier {
            None => apply(judge, "none", &applied, declaration),
            Some(state) => {
                let kind = kind(declaration, first);
                if let (Some(primary), "specialisation", Dialect::Cuda130) =
                    (entity.primary, kind, judge.dialect())
                {
                    instantiated(judge, &state, primary, &keywords);
                }
                redeclared(judge, scopes, &state, declaration, &applied, kind)?
            }
        };
        declarations.push(state.clone());
        keywords.push(applied);
        // An explicit instantiation says something of its instance; the documents know no instances, so there their
        // handlers run on the template.
        if declaration.form != Form::Instantiation || judge.dialect() == Dialect::Documented {
            states[declaration.entity] = Some(state);
        }
    }
    let entities = states.into_iter().map(|s| s.unwrap_or_else(|| "none".to_owned())).collect();
    Ok(Spaces { entities, declarations, keywords })
}

/// The value of the `declaration` domain for a later declaration.
fn kind(declaration: &FunctionDeclaration, first: bool) -> &'static str {
    match declaration.form {
        Form::Instantiation => "instantiation",
        Form::Specialisation if first => "specialisation",
        Form::Specialisation => "respecialisation",
        Form::Plain | Form::Template => "redeclaration",
    }
}

/// `space.redeclare.model` chooses the table: in the merged model the keywords are applied to the byte so far
/// ([`apply`] says the same as `space.redeclare.merged` and knows the attribute of each conflict); else the
/// declaration's own state is compared with the earlier one.
fn redeclared(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    earlier: &str,
    declaration: &FunctionDeclaration,
    applied: &[Applied],
    kind: &str,
) -> Result<String, NotCore> {
    let anchors = Anchors::at(declaration.name_at);
    let model = judge.decide("space.redeclare.model", &[kind], &anchors, &[]);
    let table = match model {
        Some("compared") => "space.redeclare.compared",
        Some("inheriting") => "space.redeclare.inheriting",
        _ => return Ok(apply(judge, earlier, applied, declaration)),
    };
    let own = apply(judge, "none", applied, declaration);
    let Some(cell) = judge.cell(table, &[earlier, &own]) else { return Ok(earlier.to_owned()) };
    let entity = &judge.program.function_entities[declaration.entity];
    let name = match declaration.form {
        Form::Instantiation | Form::Specialisation if !cell.diagnostics.is_empty() => {
            match instance_name(judge.program, scopes, declaration) {
                Some(name) => name,
                None => return outside(judge, declaration, "template arguments that are not certain"),
            }
        }
        _ => display_name(scopes, entity),
    };
    let result = judge.decide(table, &[earlier, &own], &anchors, &[("function", &name)]);
    Ok(result.unwrap_or(earlier).to_owned())
}

/// The released tool makes an instance of the template that a specialisation replaces: the keywords of all the
/// template's declarations are applied once more, to the space that the template has by then. What was reported at
/// an attribute is not reported there again.
fn instantiated(judge: &mut Judge<'_>, state: &str, template: usize, keywords: &[Vec<Applied>]) {
    let mut state = state.to_owned();
    for index in &judge.program.function_entities[template].declarations {
        let declaration = &judge.program.functions[*index];
        for (keyword, token) in keywords.get(*index).into_iter().flatten() {
            let anchors = Anchors::at(declaration.name_at).with(Anchor::Attribute, *token);
            let Some(cell) = judge.cell("space.apply", &[&state, keyword_value(*keyword)]) else { continue };
            for report in cell.diagnostics.iter().filter(|r| r.diagnostic == "space.conflict") {
                if !judge.was_reported(&report.diagnostic, *token) {
                    judge.report(report, &anchors, &[]);
                }
            }
            state = cell.result.clone().unwrap_or(state);
        }
    }
}

fn outside<T>(judge: &Judge<'_>, declaration: &FunctionDeclaration, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(declaration.name_at), what: what.to_owned() })
}
