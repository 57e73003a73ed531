//! Chapter "Redeclaration": what the annotations of a later declaration do to the space of a function.

use super::Spaces;
use super::attribute_application::{Applied, apply, effective_keywords};
use crate::NotCore;
use crate::facts::display_name;
use crate::program::{Form, FunctionDeclaration};
use crate::scopes::Scopes;
use crate::verdicts::{Anchors, Judge};

/// `space.redeclare`: walks the declarations in source order and gives every function its states of the `byte-class`
/// domain. Explicit specialisations begin with their primary's state.
pub(crate) fn spaces(judge: &mut Judge<'_>, scopes: &Scopes) -> Result<Spaces, NotCore> {
    let program = judge.program;
    let mut states: Vec<Option<String>> = vec![None; program.function_entities.len()];
    let mut declarations = Vec::new();
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
                let name = display_name(scopes, entity);
                redeclared(judge, &state, declaration, &applied, kind(declaration, first), &name)
            }
        };
        declarations.push(state.clone());
        states[declaration.entity] = Some(state);
    }
    let entities = states.into_iter().map(|s| s.unwrap_or_else(|| "none".to_owned())).collect();
    Ok(Spaces { entities, declarations })
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
    applied: &[Applied],
    kind: &str,
    name: &str,
) -> String {
    let anchors = Anchors::at(declaration.name_at);
    let model = judge.decide("space.redeclare.model", &[kind], &anchors, &[]);
    let table = match model {
        Some("compared") => "space.redeclare.compared",
        Some("inheriting") => "space.redeclare.inheriting",
        _ => return apply(judge, earlier, applied, declaration),
    };
    let own = apply(judge, "none", applied, declaration);
    let result = judge.decide(table, &[earlier, &own], &anchors, &[("function", name)]);
    result.unwrap_or(earlier).to_owned()
}
