//! How texts name what is called.

use super::truth;
use crate::program::FunctionName;
use crate::verdicts::Judge;

/// `call.callee-name`: whether a callee is named by its last component alone, `early` while the unit is read. A virtual
/// destructor has its whole name all the same.
pub(super) fn is_bare(judge: &mut Judge<'_>, entity: usize, early: bool) -> bool {
    let program = judge.program;
    let known = &program.function_entities[entity];
    let is_static = known.declarations.iter().any(|d| program.functions[*d].specifiers.static_at.is_some());
    let c_linkage = known.c_linkage && !is_static;
    let by_name = early && known.name_kind != FunctionName::Destructor;
    judge.has("call.callee-name") && {
        let cell = judge.cell("call.callee-name", &[truth(by_name), truth(c_linkage)]);
        cell.and_then(|c| c.result.as_deref()) == Some("bare")
    }
}
