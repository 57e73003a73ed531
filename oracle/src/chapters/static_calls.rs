//! Calls of static member functions through an object: the released tool tells them where the object begins.

use cufe_spec::rules::Cell;
use cufe_spec::unit::Pass;

use super::Spaces;
use super::cross_space_calls::verdict;
use crate::program::{Call, CallForm, Context, Program, Standing};
use crate::source::TokenKind;
use crate::verdicts::Judge;

/// Whether the host pass says of a template what it has said of the place already: of a call that the object expression
/// begins with.
pub(super) fn repeats(judge: &mut Judge<'_>, spaces: &Spaces, call: &Call, cell: Option<&Cell>) -> bool {
    let program = judge.program;
    let pattern = call.context == Context::Pattern;
    if judge.pass() != Pass::Host || !judge.dialect().is_released() || !pattern || !is_static(program, call) {
        return false;
    }
    if !is_through_object(judge, call) {
        return false;
    }
    let said = |cell: &Cell| cell.diagnostics.iter().map(|r| r.diagnostic.clone()).collect::<Vec<_>>();
    let own = cell.map(said).unwrap_or_default();
    let earlier = program.calls.iter().filter(|other| {
        other.context == Context::Pattern
            && other.range.start == call.range.start
            && other.range.end < call.range.end
            && other.standing == Standing::Certain
    });
    for other in earlier {
        let [one] = other.candidates.as_slice() else { continue };
        let begins = other.form == CallForm::Function || is_static(program, other);
        let (cell, _) = verdict(judge, spaces, other, one.entity);
        if begins && cell.map(said).is_some_and(|other| other == own) {
            return true;
        }
    }
    false
}

/// Whether a member function by name is called that needs no object.
fn is_static(program: &Program, call: &Call) -> bool {
    let mut functions = call.candidates.iter().map(|c| c.entity);
    call.form == CallForm::Member && functions.all(|entity| program.is_static_function(entity))
}

/// Whether `.` or `->` stands before the name of the callee.
fn is_through_object(judge: &Judge<'_>, call: &Call) -> bool {
    let tokens = &judge.source.tokens[call.range.start..call.name_at];
    let before = tokens.iter().rev().find(|t| t.kind != TokenKind::Word && t.text != "::");
    before.is_some_and(|t| matches!(t.text, "." | "->"))
}
