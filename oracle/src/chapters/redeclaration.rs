//! Chapter "Redeclaration": what the annotations of a later declaration do to the space of a function.

use super::attribute_application::{apply, keywords};
use crate::program::{Form, FunctionDeclaration};
use crate::verdicts::{Anchors, Judge};

/// `space.redeclare`: walks the declarations in source order and gives every function its final state of the
/// `byte-class` domain. Explicit specialisations begin with their primary's state.
pub(crate) fn spaces(judge: &mut Judge<'_>) -> Vec<String> {
    let program = judge.program;
    let mut states: Vec<Option<String>> = vec![None; program.function_entities.len()];
    for (index, declaration) in program.functions.iter().enumerate() {
        let entity = &program.function_entities[declaration.entity];
        let anchors = Anchors::at(declaration.name_at);
        let first = entity.declarations.first() == Some(&index);
        let earlier = match (&states[declaration.entity], entity.primary) {
            (Some(state), _) => Some(state.clone()),
            (None, Some(primary)) => states[primary].clone(),
            (None, None) => None,
        };
        let state = match earlier {
            None => apply(judge, "none", &keywords(program, declaration), anchors),
            Some(state) => redeclared(judge, &state, declaration, kind(declaration, first), &entity.name),
        };
        states[declaration.entity] = Some(state);
    }
    states.into_iter().map(|s| s.unwrap_or_else(|| "none".to_owned())).collect()
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
    earlier: &str,
    declaration: &FunctionDeclaration,
    kind: &str,
    name: &str,
) -> String {
    let anchors = Anchors::at(declaration.name_at);
    let applied = keywords(judge.program, declaration);
    let model = judge.decide("space.redeclare.model", &[kind], anchors, &[]);
    let table = match model {
        Some("compared") => "space.redeclare.compared",
        Some("inheriting") => "space.redeclare.inheriting",
        _ => return apply(judge, earlier, &applied, anchors),
    };
    let own = apply(judge, "none", &applied, anchors);
    let result = judge.decide(table, &[earlier, &own], anchors, &[("function", name)]);
    result.unwrap_or(earlier).to_owned()
}
