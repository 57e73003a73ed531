//! How texts name what is called.

use super::truth;
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
