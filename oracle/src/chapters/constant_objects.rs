//! Where code of the other side needs a constant itself and where its value alone: the one place that decides it.

use super::variable_uses::is_constexpr;
use crate::program::{Access, Choice, Copied, Program, Target, VariableUse};

/// Who uses the constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    /// Host code one of the device, as the host pass says.
    Host,
    /// Device code one of the host, as is found when code is generated.
    Device,
}

/// Whether a use of a constant needs the object; `None` where that is not certain.
pub(crate) fn is_needed(program: &Program, used: &VariableUse, code: Code) -> Option<bool> {
    match used.access {
        // An array becomes a pointer to its first element.
        Access::Read | Access::Open if used.array => Some(true),
        Access::Read | Access::Open => match used.reached.by_constants {
            Some(known) => is_needed_at(program, used, code, known),
            None => {
                let either = is_needed_at(program, used, code, true)?;
                (is_needed_at(program, used, code, false)? == either).then_some(either)
            }
        },
        // Host code may have the address, and cannot change it.
        _ => Some(code == Code::Device),
    }
}

/// The same where constants alone choose the elements on the way, or do not.
fn is_needed_at(program: &Program, used: &VariableUse, code: Code, by_constants: bool) -> Option<bool> {
    let reached = &used.reached;
    let constexpr = is_constexpr(program, &program.variable_entities[used.entity]);
    let itself = !constexpr && !reached.part;
    let copied = match (reached.copied, reached.subscripted) {
        (None, _) => false,
        (Some(_), false) => itself,
        (Some(how), true) => code == Code::Host || how == Copied::ToOther,
    };
    let assigned = reached.assigned && (itself || reached.subscripted);
    let element = match (reached.subscripted, reached.target, code) {
        (false, ..) | (_, Target::Object, _) | (_, Target::Pointer, Code::Device) => false,
        (true, _, Code::Host) => true,
        (true, Target::Scalar, Code::Device) => !is_computed(program, used),
    };
    if !by_constants || copied || assigned || element {
        return Some(true);
    }
    match &reached.choice {
        Some(choice) => is_needed_of_choice(used, choice, code, constexpr),
        None => Some(false),
    }
}

/// Whether a choice between lvalues needs the objects.
fn is_needed_of_choice(used: &VariableUse, choice: &Choice, code: Code, constexpr: bool) -> Option<bool> {
    let reached = &used.reached;
    match (code, choice.target) {
        (Code::Host, Target::Object) if reached.assigned && !choice.followed => Some(true),
        (Code::Device, Target::Object) => {
            let goes_on = (reached.assigned || reached.copied.is_some()) && !choice.followed;
            let of_value = choice.part || constexpr && !reached.subscripted;
            if goes_on && of_value { Some(false) } else { choice.changing }
        }
        (Code::Host, _) => choice.changing,
        (Code::Device, _) => Some(false),
    }
}

/// Whether an element is in what is computed as a whole: the initialiser of a variable or of a part of an object. A lambda in it is not.
fn is_computed(program: &Program, used: &VariableUse) -> bool {
    let at = used.range.start;
    let is_around =
        |lambda: usize, range: &std::ops::Range<usize>| range.contains(&program.lambdas[lambda].introducer);
    let initialises = program
        .variables
        .iter()
        .filter_map(|v| v.initializer.as_ref())
        .any(|range| range.contains(&at) && !used.lambda.is_some_and(|lambda| is_around(lambda, range)));
    !used.reached.chosen_by_code && (used.reached.computed || initialises)
}
