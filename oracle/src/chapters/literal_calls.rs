//! Calls of literal operators by their name.

use crate::program::{Call, CallForm, FunctionName};
use crate::verdicts::Judge;

/// A literal operator that is called by its name is looked at twice while the released tools read: as the function that is
/// named, and as an operator.
pub(super) fn as_operator(judge: &Judge<'_>, call: &Call) -> Option<Call> {
    let entities = &judge.program.function_entities;
    let [one] = call.candidates.as_slice() else { return None };
    let named = call.form == CallForm::Function && entities[one.entity].name_kind == FunctionName::Literal;
    (named && judge.dialect().is_released()).then(|| Call { form: CallForm::Operator, ..call.clone() })
}
