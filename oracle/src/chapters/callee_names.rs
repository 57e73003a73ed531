//! How texts name what is called.

use super::truth;
use crate::NotCore;
use crate::printed::Printed;
use crate::program::{Call, FunctionName, Program};
use crate::verdicts::Judge;

/// `call.callee-name`: whether a callee is named by its last component alone, `early` while the unit is read. A virtual
/// destructor has its whole name all the same.
pub(super) fn is_bare(judge: &mut Judge<'_>, entity: usize, early: bool) -> bool {
    let program = judge.program;
    let known = &program.function_entities[entity];
    let c_linkage = program.has_c_name(entity);
    let by_name = early && known.name_kind != FunctionName::Destructor;
    judge.has("call.callee-name") && {
        let cell = judge.cell("call.callee-name", &[truth(by_name), truth(c_linkage)]);
        cell.and_then(|c| c.result.as_deref()) == Some("bare")
    }
}

/// The callee with the template arguments of the call.
pub(crate) fn printed_callee<'p>(program: &'p Program, call: &Call, index: usize) -> Printed<'p> {
    let candidate = &call.candidates[index];
    let entity = &program.function_entities[candidate.entity];
    let mut bindings = call.put.clone();
    if let Some(own) = &candidate.arguments {
        bindings.push((crate::overloads::own_depth(entity), own.clone()));
    }
    Printed::new(program, candidate.entity, bindings)
}

/// What a text about a call names the callee: by its last component where it is `bare`, mangled where the name `leaks`.
pub(super) fn shown(
    judge: &mut Judge<'_>,
    call: &Call,
    (callee, internal, hidden): (&Printed<'_>, bool, bool),
    (bare, leaks): (bool, bool),
) -> Result<String, NotCore> {
    if bare {
        return Ok(callee.bare());
    }
    if !leaks {
        return Ok(callee.linked(judge.dialect().is_released(), true));
    }
    let id = if hidden { judge.module_id(call.name_at) } else { None };
    callee.leaked(internal, id.as_deref()).ok_or_else(|| NotCore {
        place: judge.source.place(call.name_at),
        what: "a mangled name with a module id that is not certain".to_owned(),
    })
}
